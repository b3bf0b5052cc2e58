import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredPayment } from "@bezak/contract/payment-admin.ts";
import { Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { Link } from "../../../lib/link.tsx";
import { amountHeaders } from "../../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../../lib/list-view/list-appearance.ts";
import { toParcelNumber } from "../../../lib/to-parcel-number.ts";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { paymentColumns } from "./payment-columns.ts";
import { PaymentState } from "./payment-state.tsx";
import styles from "./payment-table.module.css";

export type PaymentTableProps = Pick<
  TableProps<AdministeredPayment>,
  "loading" | "empty" | "error" | "density"
> & {
  rows: readonly AdministeredPayment[];
  /** keys of the shown columns */
  shown: readonly string[];
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
};

type SortKey = "order" | "amount";

/** Names of gateways, which are the same in every language. */
const gateways: Readonly<Record<string, string>> = { atmos: "ATMOS", click: "Click", payme: "Payme" };

/** Payments, each leading to its order; on a phone one card each. */
export function PaymentTable({ order, onOrder, shown, ...rows }: PaymentTableProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const showTime = (at: string | null) => (at === null ? "–" : <time dateTime={at}>{date(at)}</time>);
  const columns: readonly Column<AdministeredPayment, SortKey>[] = [
    {
      key: "order",
      header: t("paymentAdmin.columns.order"),
      primary: true,
      sortable: true,
      cell: ({ orderNumber, createdAt }) => (
        <span className={styles.lines}>
          <Link to={paths.administeredOrder(toParcelNumber(orderNumber))} className={styles.number}>
            {orderNumber}
          </Link>
          <span className={styles.quiet}>{date(createdAt)}</span>
        </span>
      ),
    },
    {
      key: "transaction",
      header: t("paymentAdmin.columns.transaction"),
      cell: ({ transactionId, payerNumber }) => (
        <span className={styles.end}>
          <span className={styles.id}>{transactionId ?? t("paymentAdmin.noTransaction")}</span>
          {payerNumber === null ? null : (
            <span className={styles.quiet}>{t("paymentAdmin.payerNumber", { number: payerNumber })}</span>
          )}
        </span>
      ),
    },
    {
      key: "amount",
      header: t("paymentAdmin.columns.amount"),
      align: "end",
      sortable: true,
      cell: ({ amount }) => <span className={styles.sum}>{sum(amount)}</span>,
    },
    {
      key: "state",
      header: t("paymentAdmin.columns.state"),
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      key: "method",
      header: t("paymentAdmin.columns.method"),
      cell: ({ method, gateway }) => (
        <span className={styles.end}>
          <span>{t(`orders.methods.${method}`)}</span>
          {gateway === method ? null : (
            <span className={styles.quiet}>
              {t("paymentAdmin.gateway", { gateway: gateways[gateway] ?? gateway })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "began",
      header: t("paymentAdmin.columns.began"),
      cell: ({ createdAt }) => showTime(createdAt),
    },
    {
      key: "ended",
      header: t("paymentAdmin.columns.ended"),
      cell: ({ endedAt, paidAt }) => showTime(endedAt ?? paidAt),
    },
  ];
  return (
    <Table
      {...rows}
      className={styles.root}
      caption={t("paymentAdmin.title")}
      hideCaption
      {...arrangeColumns(paymentColumns, columns, shown)}
      {...toHeaderOrder(amountHeaders<SortKey>("order", "amount"), { order, onOrder })}
      rowKey={({ id }) => id}
      loadingRows={8}
    />
  );
}
