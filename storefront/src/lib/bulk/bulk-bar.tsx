import { jobKinds, jobLimits, type StartedKind } from "@bezak/contract/job-kinds.ts";
import { Button } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../format-sum.ts";
import { useRights } from "../use-rights.tsx";
import styles from "./bulk-bar.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
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
export function BulkBar({ selection, kinds, total = 0, hint }: BulkBarProps) {
  const t = useTexts();
  const rights = useRights();
  const [requested, setRequested] = useState<StartedKind | null>(null);
  const permitted = kinds.filter((kind) => rights.mayCall(jobKinds[kind].call));
  const { ids, count } = selection;
  if (permitted.length === 0) return null;
  const isMore = ids !== null && count > 0 && total > count;
  // more than a request may name
  const most = ids === null ? jobLimits.rows : jobLimits.ids;
  // beyond that some lists are not counted, and no job is begun
  const describe = (number: number) =>
    number > jobLimits.rows
      ? t("jobs.moreThan", { number: formatNumber(jobLimits.rows) })
      : formatNumber(number);
  return (
    <>
      <div role="group" aria-label={t("jobs.bar")} hidden={count === 0} className={styles.bar}>
        <p role="status" className={styles.count}>
          {count === 0 ? null : t("jobs.selected", { number: describe(count) })}
        </p>
        {isMore ? (
          <Button size="small" variant="ghost" onClick={() => selection.selectAll(total)}>
            {t("jobs.selectAll", { number: describe(total) })}
          </Button>
        ) : null}
        {count > most ? (
          <p className={styles.most}>
            {t(ids === null ? "jobs.most" : "jobs.mostSelected", { number: formatNumber(most) })}
          </p>
        ) : (
          <div className={styles.acts}>
            {permitted.map((kind) => (
              <Button key={kind} size="small" className={styles.act} onClick={() => setRequested(kind)}>
                {t(`jobs.acts.${kind}`)}
              </Button>
            ))}
          </div>
        )}
        <Button size="small" variant="ghost" onClick={selection.clear}>
          {t("jobs.clear")}
        </Button>
        {hint ? <p className={styles.most}>{hint}</p> : null}
      </div>
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
