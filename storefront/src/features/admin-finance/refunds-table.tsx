import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { toParcelNumber } from "../../lib/to-parcel-number.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { refundColumns } from "./finance-columns.ts";
import { RefundAccount } from "./refund-account.tsx";
import styles from "./refunds-view.module.css";

export interface RefundsTableProps {
  rows: readonly RefundOwed[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  onPay: (refund: RefundOwed) => void;
  approvals: Approvals;
}

/** Columns whose header changes the order. */
type SortKey = "since" | "amount";

export function RefundsTable({ onPay, approvals, shown, order, onOrder, ...rest }: RefundsTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const columns: readonly Column<RefundOwed, SortKey>[] = [
    {
      key: "buyer",
      header: t("adminRefunds.columns.buyer"),
      primary: true,
      cell: ({ buyer, orderNumber }) => (
        <div className={styles.what}>
          <span>{buyer.name}</span>
          <a href={`tel:${buyer.phone}`} className={styles.phone}>
            {formatPhone(buyer.phone)}
          </a>
          <span className={`${styles.quiet} ${styles.number}`}>
            <Link to={paths.administeredOrder(toParcelNumber(orderNumber))}>
              {t("adminRefunds.order", { number: orderNumber })}
            </Link>
          </span>
        </div>
      ),
    },
    {
      key: "reason",
      header: t("adminRefunds.columns.reason"),
      cell: ({ id, reason, since }) => (
        <div className={styles.what}>
          {approvals.of(id) ? <Badge tone="warning">{t("approvals.waitingMark")}</Badge> : null}
          <span>{t(`adminRefunds.reasons.${reason}`)}</span>
          <span className={styles.quiet}>{t("adminRefunds.since", { date: date(since) })}</span>
        </div>
      ),
    },
    {
      key: "account",
      header: t("adminRefunds.columns.account"),
      // another version may have another account, so a revealed number must not stay
      cell: (refund) => <RefundAccount key={refund.version} refund={refund} />,
    },
    {
      key: "amount",
      sortable: true,
      header: t("adminRefunds.columns.amount"),
      align: "end",
      cell: ({ amount }) => <b className={styles.amount}>{sum(amount)}</b>,
    },
    {
      key: "since",
      sortable: true,
      header: t("adminRefunds.columns.since"),
      cell: ({ since }) => <time dateTime={since}>{date(since)}</time>,
    },
  ];
  return (
    <Table
      {...rest}
      caption={t("adminRefunds.title")}
      hideCaption
      rowKey={({ id }) => id}
      {...arrangeColumns(refundColumns, columns, shown)}
      {...toHeaderOrder(amountHeaders<SortKey>("since", "amount"), { order, onOrder })}
      actionsLabel={t("adminRefunds.columns.actions")}
      rowActions={(refund) => (
        <>
          {approvals.of(refund.id) ? null : (
            <Button
              size="small"
              variant="primary"
              aria-label={`${t("adminRefunds.pay")}: ${refund.orderNumber}`}
              onClick={() => onPay(refund)}
            >
              {t("adminRefunds.pay")}
            </Button>
          )}
          <HistoryLink id={refund.id} name={refund.orderNumber} />
        </>
      )}
    />
  );
}
