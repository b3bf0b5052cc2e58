import type { AuditEntry } from "@bezak/contract/audit.ts";
import { toAuditOutcome, type AuditOutcome } from "@bezak/contract/audit-outcomes.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { auditColumns } from "./audit-columns.ts";
import styles from "./audit-view.module.css";
import { useActName } from "./use-act-name.ts";

export interface AuditTableProps {
  rows: readonly AuditEntry[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error: ReactNode;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  onOpen: (entry: AuditEntry) => void;
}

const tones = {
  done: "success",
  refused: "warning",
  failed: "danger",
  unknown: "danger",
} as const satisfies Record<AuditOutcome, string>;

export function OutcomeBadge({ status }: Pick<AuditEntry, "status">) {
  const t = useTexts();
  const outcome = toAuditOutcome(status);
  return (
    <span className={styles.whole}>
      <Badge tone={tones[outcome]}>{t(`audit.outcomes.${outcome}`)}</Badge>
    </span>
  );
}

/** Acts of administrators; on a phone one card each. */
export function AuditTable({ onOpen, shown, ...rows }: AuditTableProps) {
  const t = useTexts();
  const date = useDate();
  const actName = useActName();
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: "what",
      header: t("audit.columns.what"),
      primary: true,
      cell: ({ action, subjects, reason }) => (
        <span className={styles.lines}>
          <span>{actName(action)}</span>
          {subjects.length > 0 ? <code className={styles.id}>{subjects.join(" ")}</code> : null}
          {reason === null ? null : <span className={styles.quiet}>{reason}</span>}
        </span>
      ),
    },
    {
      key: "who",
      header: t("audit.columns.who"),
      cell: ({ actor, address }) => (
        <span className={styles.lines}>
          <span className={styles.wrap}>{actor.email ?? t("audit.deletedAccount")}</span>
          {address === null ? null : <span className={styles.quiet}>{address}</span>}
        </span>
      ),
    },
    {
      key: "when",
      header: t("audit.columns.when"),
      cell: ({ at }) => <time dateTime={at}>{date(at)}</time>,
    },
    {
      key: "outcome",
      header: t("audit.columns.outcome"),
      cell: ({ status }) => <OutcomeBadge status={status} />,
    },
  ];
  return (
    <Table
      {...rows}
      caption={t("audit.title")}
      hideCaption
      {...arrangeColumns(auditColumns, columns, shown)}
      rowKey={({ id }) => id}
      actionsLabel={t("audit.columns.actions")}
      rowActions={(entry) => (
        <Button
          size="small"
          aria-label={t("audit.detailsOf", { what: actName(entry.action), when: date(entry.at) })}
          onClick={() => onOpen(entry)}
        >
          {t("audit.details")}
        </Button>
      )}
    />
  );
}
