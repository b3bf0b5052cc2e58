import type { Payout } from "@bezak/contract/finance.ts";
import { EmptyState, Table, type Column } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { useSum } from "../../lib/use-sum.ts";
import type { PartProps } from "./entries-part.tsx";
import { payoutsQuery } from "./finance-api.ts";
import { getOverview } from "./finance-choice.ts";
import styles from "./finance-table.module.css";
import { PayoutBadge } from "./payout-badge.tsx";
import { useDay } from "../../lib/use-day.ts";

/** Payouts made and planned. */
export function PayoutsPart({ choice, toAddress, minimum }: PartProps & { minimum: number | undefined }) {
  const t = useTexts();
  const sum = useSum();
  const day = useDay();
  const payouts = useQuery(payoutsQuery(useApi(), choice.page));
  const columns: readonly Column<Payout>[] = [
    {
      key: "number",
      header: t("finance.columns.number"),
      primary: true,
      cell: ({ id, number, entries }) => (
        <div className={styles.what}>
          <span className={styles.number}>{number}</span>
          <span className={`${styles.quiet} ${styles.number}`}>
            <Link to={toAddress({ ...getOverview("entries"), payout: id })} className={styles.link}>
              {t("finance.lines", { count: entries })}
            </Link>
          </span>
        </div>
      ),
    },
    { key: "at", header: t("finance.columns.at"), cell: ({ createdAt }) => day(createdAt) },
    {
      key: "status",
      header: t("finance.columns.status"),
      cell: ({ status, failure, sentAt, paidAt }) => (
        <div className={styles.what}>
          <span>
            <PayoutBadge status={status} />
          </span>
          {status === "failed" && failure ? (
            <span className={styles.quiet}>{t("finance.failure", { reason: failure })}</span>
          ) : status === "paid" && paidAt ? (
            <span className={styles.quiet}>{t("finance.paidAt", { date: day(paidAt) })}</span>
          ) : status === "sent" && sentAt ? (
            <span className={styles.quiet}>{t("finance.sentAt", { date: day(sentAt) })}</span>
          ) : status === "cancelled" ? (
            <span className={styles.quiet}>{t("finance.backAgain")}</span>
          ) : null}
        </div>
      ),
    },
    {
      key: "account",
      header: t("finance.columns.account"),
      cell: ({ account }) => (
        <span className={styles.number}>{account ? t("finance.accountEnd", { digits: account }) : "–"}</span>
      ),
    },
    {
      key: "amount",
      header: t("finance.columns.amount"),
      align: "end",
      cell: ({ amount }) => <span className={styles.number}>{sum(amount)}</span>,
    },
  ];
  return (
    <>
      <Table
        caption={t("finance.payouts")}
        hideCaption
        {...pageRows(payouts)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState
            icon={<Landmark aria-hidden />}
            title={t("finance.noPayouts")}
            text={minimum === undefined ? undefined : t("finance.noPayoutsText", { minimum: sum(minimum) })}
          />
        }
      />
      <ListPages
        page={choice.page}
        part={payouts.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
    </>
  );
}
