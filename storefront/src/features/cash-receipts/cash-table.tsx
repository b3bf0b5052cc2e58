import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { auditEntries } from "@bezak/contract/routes/audit.ts";
import { recordCashReceipt } from "@bezak/contract/routes/cash-receipts.ts";
import { Button, Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import type { CashStatus } from "./cash-address.ts";
import { cashColumns } from "./cash-columns.ts";
import styles from "./cash-view.module.css";

export type CashTableProps = Pick<TableProps<ParcelReceipt>, "loading" | "empty" | "error" | "density"> & {
  rows: readonly ParcelReceipt[];
  status: CashStatus;
  /** keys of the shown columns */
  shown: readonly string[];
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  /** records the receipt */
  onReceive: (receipt: ParcelReceipt) => void;
};

type SortKey = "delivered" | "received" | "amount";

/** Parcels whose cash is expected, or was received. */
export function CashTable({ status, shown, order, onOrder, onReceive, ...rows }: CashTableProps) {
  const t = useTexts();
  const columns = useColumns(status);
  const { mayCall } = useRights();
  const isOutstanding = status === "outstanding";
  const time: SortKey = isOutstanding ? "delivered" : "received";
  // received ones have only a history
  const hasActions = mayCall(isOutstanding ? recordCashReceipt : auditEntries);
  return (
    <Table
      {...rows}
      caption={t("adminCash.title")}
      hideCaption
      rowKey={({ parcelId }) => parcelId}
      {...arrangeColumns(
        cashColumns,
        columns,
        isOutstanding ? shown.filter((key) => key !== "received") : shown,
      )}
      {...toHeaderOrder(amountHeaders<SortKey>(time, "amount"), { order, onOrder })}
      actionsLabel={t("adminCash.columns.actions")}
      rowActions={
        !hasActions
          ? undefined
          : (receipt) => (
              <>
                {receipt.receivedAt === null ? (
                  <Button
                    size="small"
                    variant="primary"
                    aria-label={`${t("adminCash.receive")}: ${receipt.number}`}
                    onClick={() => onReceive(receipt)}
                  >
                    {t("adminCash.receive")}
                  </Button>
                ) : null}
                <HistoryLink id={receipt.parcelId} name={receipt.number} />
              </>
            )
      }
    />
  );
}

function useColumns(status: CashStatus): readonly Column<ParcelReceipt, SortKey>[] {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  return [
    {
      key: "parcel",
      header: t("adminCash.columns.parcel"),
      primary: true,
      cell: ({ number, seller }) => (
        <span className={styles.what}>
          <Link to={paths.administeredOrder(number)} className={styles.number}>
            {number}
          </Link>
          <span className={styles.quiet}>{seller.name}</span>
        </span>
      ),
    },
    {
      key: "delivered",
      header: t("adminCash.columns.delivered"),
      sortable: status === "outstanding",
      cell: ({ deliveredAt }) => date(deliveredAt),
    },
    {
      key: "received",
      header: t("adminCash.columns.received"),
      sortable: status === "received",
      cell: ({ receivedAt, reference }) => (
        <span className={styles.what}>
          <span>{receivedAt === null ? "–" : date(receivedAt)}</span>
          <span className={styles.quiet}>{reference}</span>
        </span>
      ),
    },
    {
      key: "amount",
      header: t("adminCash.columns.amount"),
      align: "end",
      sortable: true,
      cell: ({ amount }) => <b className={styles.number}>{sum(amount)}</b>,
    },
  ];
}
