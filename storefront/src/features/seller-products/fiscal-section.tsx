import { vatRates } from "@bezak/contract/product-attributes.ts";
import { DigitField, NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { fieldId } from "./field-id.ts";
import { FormSection } from "./form-section.tsx";
import styles from "./product-form.module.css";
import type { ProductFormState } from "./use-product-form.ts";

/** Fields of the fiscal receipt; empty ones are taken from the category. */
export function FiscalSection({ form }: { form: ProductFormState }) {
  const t = useTexts();
  const { fields, terms, problems } = form;
  const ofCategory = (code: string | null | undefined) =>
    code ? t("sellerProducts.ofCategory", { code }) : undefined;
  return (
    <FormSection title={t("sellerProducts.sections.fiscal")} text={t("sellerProducts.sections.fiscalText")}>
      <div className={styles.pair}>
        <DigitField
          id={fieldId("ikpu")}
          label={t("sellerProducts.ikpu")}
          hint={ofCategory(terms?.ikpu) ?? t("sellerProducts.ikpuHint")}
          groups={[5, 3, 3, 3, 3]}
          value={fields.ikpu}
          error={problems["ikpu"]}
          onValueChange={(ikpu) => form.change({ ikpu })}
        />
        <DigitField
          id={fieldId("packageCode")}
          label={t("sellerProducts.packageCode")}
          hint={ofCategory(terms?.packageCode)}
          groups={[20]}
          value={fields.packageCode}
          error={problems["packageCode"]}
          onValueChange={(packageCode) => form.change({ packageCode })}
        />
        <NativeSelect
          id={fieldId("vatPercent")}
          label={t("sellerProducts.vat")}
          value={fields.vatPercent}
          error={problems["vatPercent"]}
          options={[
            {
              value: "",
              label:
                typeof terms?.vatPercent === "number"
                  ? t("sellerProducts.vatIs", { percent: terms.vatPercent })
                  : t("sellerProducts.vatOfCategory"),
            },
            ...vatRates.map((rate) => ({
              value: String(rate),
              label: rate === 0 ? t("sellerProducts.noVat") : `${rate} %`,
            })),
          ]}
          onChange={(event) => form.change({ vatPercent: event.currentTarget.value })}
        />
      </div>
    </FormSection>
  );
}
