import type { AdministeredProductSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredProductRow } from "@bezak/contract/product-admin.ts";
import { Badge, Button, Table, type Column, type TableProps } from "@bezak/ui-kit";
import { ExternalLink } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import type { Selection } from "../../lib/bulk/use-selection.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { usePriceRange } from "../../lib/use-price-range.ts";
import { productColumns } from "./product-columns.ts";
import { ProductStatus } from "./product-status.tsx";
import styles from "./product-table.module.css";
import { useSuspicion } from "./suspicious-price.tsx";

export type ProductTableProps = Pick<
  TableProps<AdministeredProductRow>,
  "loading" | "empty" | "error" | "density"
> & {
  rows: readonly AdministeredProductRow[];
  /** keys of the shown columns */
  shown: readonly string[];
  boxes: Selection["boxes"];
  order: AdministeredProductSort;
  onOrder: (order: AdministeredProductSort) => void;
};

type Sorted = "product" | "changed";

const headers = {
  name: { key: "product", direction: "ascending" },
  changed: { key: "changed", direction: "descending" },
} as const;

/** Products of all shops; on a phone one card each. */
export function ProductTable({ shown, boxes, order, onOrder, ...props }: ProductTableProps) {
  const t = useTexts();
  const text = useLocalized();
  const range = usePriceRange();
  const paths = usePaths();
  const columns: readonly Column<AdministeredProductRow, Sorted>[] = [
    {
      key: "product",
      header: t("sellerProducts.columns.product"),
      primary: true,
      sortable: true,
      cell: (row) => <ProductCell row={row} />,
    },
    {
      key: "price",
      header: t("sellerProducts.columns.price"),
      align: "end",
      cell: ({ price }) =>
        price ? (
          <span className={styles.price}>{range(price)}</span>
        ) : (
          <span className={styles.quiet}>{t("sellerProducts.noPrice")}</span>
        ),
    },
    {
      key: "stock",
      header: t("sellerProducts.columns.stock"),
      align: "end",
      cell: ({ stock }) => formatNumber(stock),
    },
    {
      key: "status",
      header: t("productAdmin.status"),
      cell: ({ status, hiddenReason }) => (
        <span className={styles.state}>
          <ProductStatus status={status} />
          {hiddenReason ? (
            <span className={`${styles.quiet} ${styles.reason}`}>
              {t("sellerProducts.hiddenReason", { reason: hiddenReason })}
            </span>
          ) : null}
        </span>
      ),
    },
    { key: "shop", header: t("productAdmin.shop"), cell: ({ seller }) => seller.name },
    { key: "category", header: t("productAdmin.category"), cell: ({ category }) => text(category.name) },
    {
      key: "changed",
      header: t("productAdmin.latestChange"),
      sortable: true,
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dayDigits(updatedAt)}</time>,
    },
  ];
  return (
    <Table
      {...props}
      caption={t("productAdmin.title")}
      hideCaption
      {...arrangeColumns(productColumns, columns, shown)}
      {...toHeaderOrder<AdministeredProductSort, Sorted>(headers, { order, onOrder })}
      rowKey={({ id }) => id}
      {...boxes}
      selectAllLabel={t("jobs.selectPage")}
      selectRowLabel={({ name }: AdministeredProductRow) =>
        t("jobs.selectRow", { name: text(name) || t("common.untitled") })
      }
      actionsLabel={t("sellerProducts.actions")}
      rowActions={({ slug, name, status }) =>
        // the page of a draft or a hidden product is not public
        status === "published" ? (
          <Button asChild size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
            <Link
              to={paths.product(slug)}
              aria-label={t("productAdmin.onSiteOf", { name: text(name) || t("common.untitled") })}
              title={t("productAdmin.onSite")}
            >
              <span className={styles.onSite}>{t("productAdmin.onSite")}</span>
            </Link>
          </Button>
        ) : null
      }
    />
  );
}

/** Picture, name, shop, category and day of the latest change, and what the product lacks. */
function ProductCell({ row }: { row: AdministeredProductRow }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const suspicion = useSuspicion();
  const { id, image, name, category, seller, updatedAt, problems, suspiciousPrice } = row;
  return (
    <div className={styles.product}>
      <ThumbPicture url={image} className={styles.thumb} />
      <div className={styles.about}>
        <Link to={paths.administeredProduct(id)} className={styles.name}>
          {text(name) || t("common.untitled")}
        </Link>
        <p className={styles.quiet}>
          {seller.name} · {text(category.name)} · {t("productAdmin.changedOn", { day: dayDigits(updatedAt) })}
        </p>
        {problems.length > 0 ? (
          <ul role="list" aria-label={t("productAdmin.problem")} className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>
                <Badge tone="warning">{t(`productAdmin.problems.${problem}`)}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        {suspiciousPrice ? <p className={styles.quiet}>{suspicion(suspiciousPrice)}</p> : null}
      </div>
    </div>
  );
}
