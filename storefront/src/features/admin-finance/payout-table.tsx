import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { Table, TextLink, type Column, type TableSelection } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { payoutColumns } from "./finance-columns.ts";
import { PayoutButtons, type PayoutActs } from "./payout-acts.tsx";
import { PayoutState } from "./payout-state.tsx";
import { RelatedMark } from "./related-mark.tsx";
import styles from "./payouts-view.module.css";

export interface PayoutTableProps {
  rows: readonly SellerPayout[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** on the page of a shop, to which no link leads then */
  isOfShop?: boolean;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  acts: PayoutActs;
  approvals: Approvals;
  /** left out where no rows are selected */
  selection?: TableSelection<SellerPayout>;
}

type SortKey = "at" | "amount";

export function PayoutTable({
  acts,
  approvals,
  isOfShop,
  shown,
  order,
  onOrder,
  selection = {},
  ...rest
}: PayoutTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const columns: readonly Column<SellerPayout, SortKey>[] = [
    {
      key: "number",
      header: t("adminPayouts.columns.shop"),
      primary: true,
      cell: ({ id, number, seller, entries, relatedBuyers }) => (
        <div className={styles.what}>
          {isOfShop ? (
            <span>{seller.name}</span>
          ) : (
            <PanelLink to={paths.shopMoney(seller.id)}>{seller.name}</PanelLink>
          )}
          <span className={styles.quiet}>
            <TextLink asChild>
              <Link to={paths.payout(id)} aria-label={t("adminPayout.title", { number })}>
                {number}
              </Link>
            </TextLink>{" "}
            · {t("adminPayouts.lines", { count: entries })}
          </span>
          <RelatedMark related={relatedBuyers} />
        </div>
      ),
    },
    {
      key: "at",
      header: t("adminPayouts.columns.at"),
      sortable: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {date(createdAt)}
        </time>
      ),
    },
    {
      key: "status",
      header: t("adminPayouts.columns.status"),
      cell: (payout) => <PayoutState payout={payout} approvals={approvals} onFile={acts.onFile} />,
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
      sortable: true,
      cell: ({ amount }) => <b className={styles.number}>{sum(amount)}</b>,
    },
  ];
  return (
    <Table
      caption={t("adminPayouts.list")}
      className={styles.table}
      hideCaption
      {...rest}
      {...selection}
      rowKey={({ id }) => id}
      {...arrangeColumns(payoutColumns, columns, shown)}
      {...toHeaderOrder(amountHeaders<SortKey>("at", "amount"), { order, onOrder })}
      actionsLabel={t("adminPayouts.columns.actions")}
      rowActions={(payout) => (
        <>
          <PayoutButtons payout={payout} approvals={approvals} {...acts} />
          <HistoryLink id={payout.id} name={payout.number} />
        </>
      )}
    />
  );
}
