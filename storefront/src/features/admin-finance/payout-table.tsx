import type { SellerPayout } from "@bezak/contract/finance.ts";
import { canMovePayout, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { bankFile, cancelPayout, failPayout, payPayout } from "@bezak/contract/routes/payouts.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { payoutColumns } from "./finance-columns.ts";
import type { PayoutMove } from "./payouts-api.ts";
import { RelatedMark } from "./related-mark.tsx";
import styles from "./payouts-view.module.css";

export interface PayoutTableProps {
  rows: readonly SellerPayout[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  onMove: (payout: SellerPayout, to: PayoutMove["to"]) => void;
  onFile: (batch: string) => void;
}

const appearances = {
  scheduled: "neutral",
  sent: "info",
  paid: "success",
  failed: "danger",
  cancelled: "neutral",
} as const satisfies Record<PayoutStatus, string>;

const moves = [
  { to: "paid", name: "adminPayouts.pay", call: payPayout },
  { to: "failed", name: "adminPayouts.fail", call: failPayout },
  { to: "cancelled", name: "adminPayouts.cancelOne", call: cancelPayout },
] as const;

export function PayoutTable({ onMove, onFile, shown, ...rest }: PayoutTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const { mayCall } = useRights();
  const columns: readonly Column<SellerPayout>[] = [
    {
      key: "number",
      header: t("adminPayouts.columns.shop"),
      primary: true,
      cell: ({ number, seller, entries, relatedBuyers }) => (
        <div className={styles.what}>
          <span>{seller.name}</span>
          <span className={styles.quiet}>
            {number} · {t("adminPayouts.lines", { count: entries })}
          </span>
          <RelatedMark related={relatedBuyers} />
        </div>
      ),
    },
    { key: "at", header: t("adminPayouts.columns.at"), cell: ({ createdAt }) => date(createdAt) },
    {
      key: "status",
      header: t("adminPayouts.columns.status"),
      cell: ({ status, failure, reference, batch }) => (
        <div className={styles.state}>
          <span>
            <Badge tone={appearances[status]}>{t(`adminPayouts.statuses.${status}`)}</Badge>
          </span>
          {status === "failed" && failure ? (
            <span className={styles.quiet}>{t("adminPayouts.failure", { reason: failure })}</span>
          ) : null}
          {status === "paid" && reference ? (
            <span className={styles.quiet}>{t("adminPayouts.reference", { reference })}</span>
          ) : null}
          {status === "sent" && batch && mayCall(bankFile) ? (
            <button type="button" className={styles.batch} onClick={() => onFile(batch)}>
              {t("adminPayouts.fileAgain", { batch })}
            </button>
          ) : null}
        </div>
      ),
    },
    {
      key: "account",
      header: t("adminPayouts.columns.account"),
      cell: ({ account }) =>
        account ? (
          <span className={styles.number}>{t("adminPayouts.accountEnd", { digits: account })}</span>
        ) : (
          "–"
        ),
    },
    {
      key: "amount",
      header: t("adminPayouts.columns.amount"),
      align: "end",
      cell: ({ amount }) => <b className={styles.number}>{sum(amount)}</b>,
    },
  ];
  return (
    <Table
      caption={t("adminPayouts.list")}
      hideCaption
      {...rest}
      rowKey={({ id }) => id}
      {...arrangeColumns(payoutColumns, columns, shown)}
      headOffset="var(--panel-top, 0px)"
      actionsLabel={t("adminPayouts.columns.actions")}
      rowActions={(payout) => (
        <>
          {moves
            .filter(({ to, call }) => canMovePayout(payout.status, to) && mayCall(call))
            .map(({ to, name }) => (
              <Button
                key={to}
                size="small"
                variant={to === "paid" ? "primary" : undefined}
                aria-label={`${t(name)}: ${payout.number}`}
                onClick={() => onMove(payout, to)}
              >
                {t(name)}
              </Button>
            ))}
          <HistoryLink id={payout.id} name={payout.number} />
        </>
      )}
    />
  );
}
