import { TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { findEarnings } from "./earned.ts";
import { fieldId } from "./field-id.ts";
import type { VariantFields } from "./form-fields.ts";
import { FormSection } from "./form-section.tsx";
import styles from "./product-form.module.css";
import type { ProductFormState } from "./use-product-form.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/** Price, stock, SKU and earnings of a product without options. */
export function PriceSection({ form }: { form: ProductFormState }) {
  const t = useTexts();
  const sum = useSum();
  const { fields, terms, problems } = form;
  const { single } = fields;
  const earned = terms && form.isOwn ? findEarnings(single.price, terms.commissionPercent) : null;
  const put = (part: Partial<VariantFields>) =>
    form.change((now) => ({ single: { ...now.single, ...part } }));
  const unit = <span className={styles.unit}>{t("sum")}</span>;
  return (
    <FormSection title={t("sellerProducts.sections.price")}>
      <div className={styles.pair}>
        <TextField
          id={fieldId("price")}
          inputMode="numeric"
          autoComplete="off"
          label={t("sellerProducts.columns.price")}
          hint={
            earned === null
              ? undefined
              : t("sellerProducts.earned", { sum: sum(earned), price: sum(wholeNumber(single.price) ?? 0) })
          }
          end={unit}
          value={single.price}
          error={problems["price"]}
          onChange={({ currentTarget: { value } }) => put({ price: value })}
        />
        <TextField
          id={fieldId("oldPrice")}
          inputMode="numeric"
          autoComplete="off"
          label={t("sellerProducts.oldPrice")}
          hint={t("sellerProducts.oldPriceHint")}
          end={unit}
          value={single.oldPrice}
          error={problems["oldPrice"]}
          onChange={({ currentTarget: { value } }) => put({ oldPrice: value })}
        />
        <TextField
          id={fieldId("stock")}
          inputMode="numeric"
          autoComplete="off"
          label={t("sellerProducts.columns.stock")}
          end={<span className={styles.unit}>{t("sellerProducts.pieces")}</span>}
          value={single.stock}
          error={problems["stock"]}
          onChange={({ currentTarget: { value } }) => put({ stock: value })}
        />
        <TextField
          id={fieldId("sku")}
          autoComplete="off"
          label={t("sellerProducts.sku")}
          hint={t("sellerProducts.skuHint")}
          maxLength={64}
          value={single.sku}
          error={problems["sku"]}
          onChange={({ currentTarget: { value } }) => put({ sku: value })}
        />
      </div>
    </FormSection>
  );
}
