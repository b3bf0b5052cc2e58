import type { PayoutPreview } from "@bezak/contract/finance.ts";
import { Table } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./payouts-view.module.css";

/** Collapsed list of the shops that a sweep leaves out. */
export function LeftOut({ rows }: { rows: PayoutPreview["leftOut"] }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  return (
    <details className={styles.details}>
      <summary>
        {t("adminPayouts.leftOut")} ({rows.length})
      </summary>
      <Table
        caption={t("adminPayouts.leftOut")}
        hideCaption
        rows={rows}
        rowKey={({ seller }) => seller.id}
        empty={null}
        columns={[
          {
            key: "shop",
            header: t("adminPayouts.columns.shop"),
            primary: true,
            cell: ({ seller }) => seller.name,
          },
          {
            key: "reason",
            header: t("adminPayouts.columns.reason"),
            cell: ({ reason, restsUntil }) =>
              t(`adminPayouts.reasons.${reason}`, { time: restsUntil === null ? "" : date(restsUntil) }),
          },
          {
            key: "available",
            header: t("adminPayouts.columns.available"),
            align: "end",
            cell: ({ available }) => <span className={styles.number}>{sum(available)}</span>,
          },
        ]}
      />
    </details>
  );
}
