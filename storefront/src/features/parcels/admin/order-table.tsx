import type { AdministeredParcel } from "@bezak/contract/order-admin.ts";
import { Table, type Column, type Sort, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { Link } from "../../../lib/link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { ProductsCell } from "../products-cell.tsx";
import { StateBadge } from "../state-badge.tsx";
import { AcceptBy } from "./accept-by.tsx";
import type { CityChoice } from "./order-filter.tsx";
import styles from "./order-table.module.css";
import type { OrdersChoice } from "./orders-address.ts";

export type OrderTableProps = Pick<TableProps<AdministeredParcel>, "loading" | "empty" | "error"> & {
  rows: readonly AdministeredParcel[];
  sort: OrdersChoice["sort"];
  onSort: (sort: OrdersChoice["sort"]) => void;
  cities: readonly CityChoice[];
};

/** Parcels of all shops; on a phone one card each. */
export function OrderTable({ sort, onSort, cities, ...shown }: OrderTableProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const cityName = (named: string) => cities.find(({ slug }) => slug === named)?.name ?? named;
  const columns: readonly Column<AdministeredParcel, "created">[] = [
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
      cell: (parcel) => <ProductsCell parcel={parcel} thumb={styles.thumb} />,
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
  ];
  const order: Sort<"created"> = {
    key: "created",
    direction: sort === "oldest" ? "ascending" : "descending",
  };
  return (
    <Table
      {...shown}
      className={styles.root}
      caption={t("orderAdmin.title")}
      hideCaption
      headOffset="3.5rem"
      columns={columns}
      sort={order}
      onSortChange={({ direction }) => onSort(direction === "ascending" ? "oldest" : "newest")}
      rowKey={({ id }) => id}
      loadingRows={8}
    />
  );
}
