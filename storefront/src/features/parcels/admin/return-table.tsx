import type { ListedReturn } from "@bezak/contract/administered-return.ts";
import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { Badge, Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { Link } from "../../../lib/link.tsx";
import { toHeaderOrder } from "../../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../../lib/list-view/list-appearance.ts";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { ProductsCell } from "../products-cell.tsx";
import { returnTones } from "../return-badge.tsx";
import styles from "./order-table.module.css";
import { returnColumns } from "./return-columns.ts";

export type ReturnTableProps = Pick<TableProps<ListedReturn>, "loading" | "empty" | "error" | "density"> & {
  rows: readonly ListedReturn[];
  /** keys of the shown columns */
  shown: readonly string[];
  order: TimeSort;
  onOrder: (order: TimeSort) => void;
};

const headers = {
  newest: { key: "created", direction: "descending" },
  oldest: { key: "created", direction: "ascending" },
} as const;

/** Returns of all shops, each leading to its parcel; on a phone one card each. */
export function ReturnTable({ order, onOrder, shown, ...rows }: ReturnTableProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const columns: readonly Column<ListedReturn, "created">[] = [
    {
      key: "created",
      header: t("returnAdmin.columns.parcel"),
      primary: true,
      sortable: true,
      cell: ({ parcel, createdAt, seller }) => (
        <span className={styles.lines}>
          <Link to={paths.administeredOrder(parcel.number)} className={styles.number}>
            {parcel.number}
          </Link>
          <span className={styles.quiet}>{date(createdAt)}</span>
          <span className={styles.quiet}>{seller.name}</span>
        </span>
      ),
    },
    {
      key: "products",
      header: t("returnAdmin.columns.products"),
      cell: ({ items }) => <ProductsCell items={items} thumb={styles.thumb} />,
    },
    {
      key: "reason",
      header: t("sellerReturns.columns.reason"),
      cell: ({ reason, photos }) => (
        <span className={`${styles.end} ${styles.words}`}>
          <span>{t(`returns.reasons.${reason}`)}</span>
          {photos.length > 0 ? (
            <span className={styles.quiet}>{t("sellerReturns.photos", { count: photos.length })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: "buyer",
      header: t("sellerReturns.columns.buyer"),
      cell: ({ buyer }) => (
        <span className={styles.end}>
          <span>{buyer.name}</span>
          <span className={`${styles.quiet} ${styles.whole}`}>{formatPhone(buyer.phone)}</span>
        </span>
      ),
    },
    {
      key: "amount",
      header: t("sellerReturns.columns.amount"),
      align: "end",
      cell: ({ amount }) => <span className={styles.sum}>{sum(amount)}</span>,
    },
    {
      key: "state",
      header: t("sellerReturns.columns.state"),
      cell: ({ status, timeline }) => (
        <span className={`${styles.end} ${styles.state}`}>
          <Badge tone={returnTones[status]}>{t(`returns.statuses.${status}`)}</Badge>
          {timeline.length > 1 ? <span className={styles.quiet}>{date(timeline.at(-1)!.at)}</span> : null}
        </span>
      ),
    },
    {
      key: "requested",
      header: t("returnAdmin.columns.requested"),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
    { key: "shop", header: t("returnAdmin.columns.shop"), cell: ({ seller }) => seller.name },
    {
      key: "payment",
      header: t("returnAdmin.columns.payment"),
      cell: ({ paymentMethod }) => t(`orders.methods.${paymentMethod}`),
    },
  ];
  return (
    <Table
      {...rows}
      className={styles.root}
      caption={t("sellerReturns.title")}
      hideCaption
      {...arrangeColumns(returnColumns, columns, shown)}
      {...toHeaderOrder<TimeSort, "created">(headers, { order, onOrder })}
      rowKey={({ id }) => id}
      loadingRows={8}
    />
  );
}
