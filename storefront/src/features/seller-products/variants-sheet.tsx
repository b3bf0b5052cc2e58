import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Sheet } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { PriceField, StockField } from "./number-cells.tsx";
import type { Quick } from "./use-quick-change.ts";
import styles from "./variants-sheet.module.css";

export interface VariantsSheetProps {
  row: SellerProductRow;
  quick: Quick;
  onClose: () => void;
}

/** Editable prices and stock of all variants of a product. */
export default function VariantsSheet({ row, quick, onClose }: VariantsSheetProps) {
  const t = useTexts();
  const text = useLocalized();
  const name = text(row.name);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={t("sellerProducts.variantsText")}
      closeLabel={t("common.close")}
    >
      <ul role="list" className={styles.list}>
        {row.variants.map((variant) => {
          const title = text(variant.title);
          const whole = `${name}, ${title}`;
          return (
            <li key={variant.id} className={styles.row}>
              <p className={styles.title}>
                {title}
                {variant.sku ? <span className={styles.sku}>{variant.sku}</span> : null}
              </p>
              <div className={styles.field}>
                <span aria-hidden>{t("sellerProducts.columns.price")}</span>
                <PriceField variant={variant} name={whole} quick={quick} />
              </div>
              <div className={styles.field}>
                <span aria-hidden>{t("sellerProducts.columns.stock")}</span>
                <StockField variant={variant} name={whole} quick={quick} />
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
