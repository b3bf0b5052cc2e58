import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Table, type Column, type Sort } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { AcceptTime } from "./accept-time.tsx";
import { comingItems } from "./coming-items.ts";
import { ProductsCell } from "./products-cell.tsx";
import styles from "./parcel-table.module.css";
import { moneyText } from "./parcel-messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { StepButton } from "./step-button.tsx";

export interface ParcelTableProps {
  rows: readonly SellerParcel[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error?: ReactNode;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  sort: "newest" | "oldest";
  onSort: (sort: "newest" | "oldest") => void;
  cityName: (slug: string) => string;
}

/** Parcels of the shop with the next step of each; on a phone one card each. */
export function ParcelTable({ sort, onSort, cityName, ...shown }: ParcelTableProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const columns: readonly Column<SellerParcel, "created">[] = [
    {
      key: "created",
      header: t("parcels.columns.parcel"),
      primary: true,
      sortable: true,
      cell: ({ number, createdAt }) => (
        <span className={styles.cell}>
          <Link to={paths.order(number)} className={styles.number}>
            {number}
          </Link>
          <span className={styles.quiet}>{date(createdAt)}</span>
        </span>
      ),
    },
    {
      key: "goods",
      header: t("parcels.columns.goods"),
      cell: (parcel) => <ProductsCell items={comingItems(parcel)} />,
    },
    {
      key: "to",
      header: t("parcels.columns.to"),
      cell: ({ city, contact }) => (
        <span className={styles.cell}>
          <span className={styles.whole}>{cityName(city)}</span>
          {contact ? <span className={styles.quiet}>{contact.name}</span> : null}
        </span>
      ),
    },
    {
      key: "sum",
      header: t("parcels.columns.sum"),
      align: "end",
      cell: (parcel) => (
        <span className={styles.sum}>
          {sum(parcel.money.subtotal)}
          <span className={styles.quiet}>{moneyText(parcel, t, sum)}</span>
        </span>
      ),
    },
    {
      key: "state",
      header: t("parcels.columns.state"),
      cell: (parcel) => (
        <span className={`${styles.cell} ${styles.whole}`}>
          <StateBadge parcel={parcel} />
          <AcceptTime parcel={parcel} />
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
      className={styles.parcels}
      caption={t("parcels.title")}
      hideCaption
      columns={columns}
      sort={order}
      onSortChange={({ direction }) => onSort(direction === "ascending" ? "oldest" : "newest")}
      rowKey={({ id }) => id}
      selectAllLabel={t("parcels.selectAll")}
      selectRowLabel={({ number }: SellerParcel) => t("parcels.selectOne", { number })}
      actionsLabel={t("parcels.columns.next")}
      rowActions={(parcel) => <StepButton parcel={parcel} size="small" />}
    />
  );
}
