import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePriceRange } from "../../lib/use-price-range.ts";
import styles from "./product-table.module.css";
import { QuickField } from "./quick-field.tsx";
import { StockMark } from "./stock-mark.tsx";
import type { Quick } from "./use-quick-change.ts";

type Variant = SellerProductRow["variants"][number];

interface VariantFieldProps {
  variant: Variant;
  /** name of the product, and of the variant if there are several */
  name: string;
  quick: Quick;
}

export function PriceField({ variant, name, quick }: VariantFieldProps) {
  const t = useTexts();
  const { id, price } = variant;
  return (
    <QuickField
      label={t("sellerProducts.priceOf", { name })}
      value={price}
      min={sellerLimits.priceMin}
      max={sellerLimits.priceMax}
      unit={t("sum")}
      problem={quick.problemOf(id, "price")}
      onChange={(value) => quick.change({ variantId: id, field: "price", value }, price)}
      onForget={() => quick.forget(id, "price")}
    />
  );
}

/** Editable stock of a variant. */
export function StockField({ variant, name, quick }: VariantFieldProps) {
  const t = useTexts();
  const { id, stock, reserved } = variant;
  return (
    <div className={styles.stock}>
      <QuickField
        label={t("sellerProducts.stockOf", { name })}
        value={stock}
        min={0}
        max={sellerLimits.stockMax}
        problem={quick.problemOf(id, "stock")}
        onChange={(value) => quick.change({ variantId: id, field: "stock", value }, stock)}
        onForget={() => quick.forget(id, "stock")}
      />
      <StockMark stock={stock} />
      {reserved > 0 ? (
        <span className={styles.quiet}>{t("sellerProducts.reserved", { count: reserved })}</span>
      ) : null}
    </div>
  );
}

interface CellProps {
  row: SellerProductRow;
  quick: Quick;
  /** shows the variants of a product with several */
  onOpen: (row: SellerProductRow) => void;
}

export function PriceCell({ row, quick, onOpen }: CellProps) {
  const t = useTexts();
  const range = usePriceRange();
  const text = useLocalized();
  const [only, another] = row.variants;
  if (only && !another) return <PriceField variant={only} name={text(row.name)} quick={quick} />;
  if (!row.price) return <span className={styles.quiet}>{t("sellerProducts.noPrice")}</span>;
  return (
    <Button size="small" variant="ghost" onClick={() => onOpen(row)} className={styles.open}>
      {range(row.price)}
    </Button>
  );
}

export function StockCell({ row, quick, onOpen }: CellProps) {
  const t = useTexts();
  const text = useLocalized();
  const [only, another] = row.variants;
  if (only && !another) return <StockField variant={only} name={text(row.name)} quick={quick} />;
  return (
    <div className={styles.stock}>
      <Button size="small" variant="ghost" onClick={() => onOpen(row)} className={styles.open}>
        {t("sellerProducts.stockInVariants", {
          stock: formatNumber(row.stock),
          count: row.variants.length,
        })}
      </Button>
      <StockMark stock={row.stock} />
    </div>
  );
}
