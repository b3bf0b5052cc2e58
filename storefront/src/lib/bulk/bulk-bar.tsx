import { jobKinds, type StartedKind } from "@bezak/contract/job-kinds.ts";
import { Button } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useRights } from "../use-rights.tsx";
import styles from "./bulk-bar.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { Selection } from "./use-selection.ts";

export interface BulkBarProps {
  selection: Selection;
  kinds: readonly StartedKind[];
  /** rows that the filters find; undefined until it is known for these filters */
  total: number | undefined;
  /** what cannot be done here, and where it can */
  hint?: string;
}

/** What can be done with the selected rows, below the list. Needs the message part `jobs`. */
export function BulkBar({ selection, kinds, ...bar }: BulkBarProps) {
  const t = useTexts();
  const rights = useRights();
  const [requested, setRequested] = useState<StartedKind | null>(null);
  const permitted = kinds.filter((kind) => rights.mayCall(jobKinds[kind].call));
  if (permitted.length === 0) return null;
  return (
    <>
      <SelectionBar selection={selection} {...bar}>
        {permitted.map((kind) => (
          <Button key={kind} size="small" className={styles.act} onClick={() => setRequested(kind)}>
            {t(`jobs.acts.${kind}`)}
          </Button>
        ))}
      </SelectionBar>
      {requested ? (
        <BulkDialog
          key={requested}
          kind={requested}
          selection={selection}
          onClose={() => setRequested(null)}
        />
      ) : null}
    </>
  );
}
