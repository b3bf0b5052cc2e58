import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Button, Table, type Column } from "@bezak/ui-kit";
import { Star } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PriceCell, StockCell } from "./number-cells.tsx";
import { ProductCell } from "./product-cell.tsx";
import styles from "./product-table.module.css";
import { RowMenu } from "./row-menu.tsx";
import { useQuickChange } from "./use-quick-change.ts";
import VariantsSheet from "./variants-sheet.tsx";

export interface ProductTableProps {
  rows: readonly SellerProductRow[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error?: ReactNode;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  onStatus: (row: SellerProductRow) => void;
  onDelete: (row: SellerProductRow) => void;
}

/** Products of the shop with editable prices and stock; on a phone one card each. */
export function ProductTable({
  onStatus,
  onDelete,
  selected,
  onSelectedChange,
  ...shown
}: ProductTableProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const quick = useQuickChange();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = shown.rows.find(({ id }) => id === openId);
  const numbers = (row: SellerProductRow) => ({
    row,
    quick,
    onOpen: ({ id }: { id: string }) => setOpenId(id),
  });
  const columns: readonly Column<SellerProductRow>[] = [
    {
      key: "product",
      header: t("sellerProducts.columns.product"),
      primary: true,
      cell: (row) => <ProductCell row={row} />,
    },
    {
      key: "price",
      header: t("sellerProducts.columns.price"),
      align: "end",
      cell: (row) => <PriceCell {...numbers(row)} />,
    },
    {
      key: "stock",
      header: t("sellerProducts.columns.stock"),
      align: "end",
      cell: (row) => <StockCell {...numbers(row)} />,
    },
    {
      key: "sold",
      header: t("sellerProducts.columns.sold"),
      align: "end",
      cell: ({ sold, views }) => (
        <span className={styles.seen}>
          {formatNumber(sold)}
          <span className={styles.quiet}>{t("sellerProducts.views", { count: formatNumber(views) })}</span>
        </span>
      ),
    },
    {
      key: "rating",
      header: t("sellerProducts.columns.rating"),
      align: "end",
      cell: ({ rating, reviewCount }) =>
        reviewCount > 0 ? (
          <span className={styles.rating}>
            <Star aria-hidden />
            {rating.toFixed(1).replace(".", ",")}
            <span className={styles.quiet}>{`(${formatNumber(reviewCount)})`}</span>
          </span>
        ) : (
          <span className={styles.quiet}>—</span>
        ),
    },
  ];
  return (
    <>
      <Table
        {...shown}
        caption={t("sellerProducts.title")}
        hideCaption
        columns={columns}
        rowKey={({ id }) => id}
        selected={selected}
        onSelectedChange={onSelectedChange}
        selectAllLabel={t("sellerProducts.selectAll")}
        selectRowLabel={(row) => t("sellerProducts.selectOne", { name: text(row.name) })}
        actionsLabel={t("sellerProducts.actions")}
        rowActions={(row) => (
          <>
            <Button asChild size="small" className={styles.edit}>
              <Link to={paths.product(row.id)}>{t("sellerProducts.edit")}</Link>
            </Button>
            <RowMenu row={row} onStatus={onStatus} onDelete={onDelete} />
          </>
        )}
        className={styles.table}
      />
      {open ? <VariantsSheet row={open} quick={quick} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
