import type { ParcelSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredParcel } from "@bezak/contract/order-admin.ts";
import { Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { toHeaderOrder } from "../../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../../lib/list-view/list-appearance.ts";
import type { Selection } from "../../../lib/bulk/use-selection.ts";
import { Link } from "../../../lib/link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { comingItems } from "../coming-items.ts";
import { ProductsCell } from "../products-cell.tsx";
import { StateBadge } from "../state-badge.tsx";
import { orderColumns } from "./order-columns.ts";
import { AcceptBy } from "./accept-by.tsx";
import type { CityChoice } from "./order-filter.tsx";
import styles from "./order-table.module.css";

export type OrderTableProps = Pick<
  TableProps<AdministeredParcel>,
  "loading" | "empty" | "error" | "density"
> & {
  /** keys of the shown columns */
  shown: readonly string[];
  rows: readonly AdministeredParcel[];
  order: ParcelSort;
  onOrder: (order: ParcelSort) => void;
  cities: readonly CityChoice[];
  boxes: Selection["boxes"];
};

type Sorted = "created" | "sum";

const headers = {
  newest: { key: "created", direction: "descending" },
  oldest: { key: "created", direction: "ascending" },
  total_desc: { key: "sum", direction: "descending" },
  total_asc: { key: "sum", direction: "ascending" },
} as const;

/** Parcels of all shops; on a phone one card each. */
export function OrderTable({ order, onOrder, shown, cities, boxes, ...rows }: OrderTableProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const cityName = (named: string) => cities.find(({ slug }) => slug === named)?.name ?? named;
  const columns: readonly Column<AdministeredParcel, Sorted>[] = [
    {
      key: "created",
      header: t("orderAdmin.columns.parcel"),
      primary: true,
      sortable: true,
      cell: ({ number, createdAt, seller }) => (
        <span className={styles.lines}>
          <Link to={paths.administeredOrder(number)} className={styles.number}>
            {number}
          </Link>
          <span className={styles.quiet}>{date(createdAt)}</span>
          <span className={styles.quiet}>{seller.name}</span>
        </span>
      ),
    },
    {
      key: "products",
      header: t("orderAdmin.columns.products"),
      cell: (parcel) => <ProductsCell items={comingItems(parcel)} thumb={styles.thumb} />,
    },
    {
      key: "buyer",
      header: t("orderAdmin.columns.buyer"),
      cell: ({ contact, delivery }) => (
        <span className={styles.end}>
          <span>{contact.name}</span>
          <span className={`${styles.quiet} ${styles.whole}`}>{formatPhone(contact.phone)}</span>
          <span className={styles.quiet}>{cityName(delivery.city)}</span>
        </span>
      ),
    },
    {
      key: "sum",
      header: t("orderAdmin.columns.sum"),
      sortable: true,
      align: "end",
      cell: ({ total, paymentMethod, paymentStatus }) => (
        <span className={styles.sum}>
          {sum(total)}
          <span className={styles.quiet}>{t(`orders.methods.${paymentMethod}`)}</span>
          <span className={styles.quiet}>{t(`orderAdmin.paymentStatuses.${paymentStatus}`)}</span>
        </span>
      ),
    },
    {
      key: "state",
      header: t("orderAdmin.columns.state"),
      cell: (parcel) => (
        <span className={`${styles.end} ${styles.state}`}>
          <StateBadge parcel={parcel} />
          <AcceptBy parcel={parcel} />
          {parcel.openReturns > 0 ? (
            <span className={styles.quiet}>{t("parcels.openReturns", { count: parcel.openReturns })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: "placed",
      header: t("orderAdmin.columns.placed"),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
    { key: "shop", header: t("orderAdmin.columns.shop"), cell: ({ seller }) => seller.name },
    {
      key: "payment",
      header: t("orderAdmin.columns.payment"),
      cell: ({ paymentMethod, paymentStatus }) => (
        <span className={styles.end}>
          {t(`orders.methods.${paymentMethod}`)}
          <span className={styles.quiet}>{t(`orderAdmin.paymentStatuses.${paymentStatus}`)}</span>
        </span>
      ),
    },
  ];
  return (
    <Table
      {...rows}
      className={styles.root}
      caption={t("orderAdmin.title")}
      hideCaption
      {...arrangeColumns(orderColumns, columns, shown)}
      {...toHeaderOrder<ParcelSort, Sorted>(headers, { order, onOrder })}
      rowKey={({ id }) => id}
      {...boxes}
      selectAllLabel={t("jobs.selectPage")}
      selectRowLabel={({ number }: AdministeredParcel) => t("jobs.selectRow", { name: number })}
      loadingRows={8}
    />
  );
}
