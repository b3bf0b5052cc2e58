import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Alert, Button, Combobox, Skeleton, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { AttributeField } from "./attribute-field.tsx";
import type { CategoryChoice } from "../../lib/category-choices.ts";
import { fieldId } from "./field-id.ts";
import { FormSection } from "./form-section.tsx";
import styles from "./product-form.module.css";
import type { ProductFormState } from "./use-product-form.ts";

export interface CategorySectionProps {
  form: ProductFormState;
  categories: readonly CategoryChoice[];
  /** loads the categories again after a failure */
  onCategories?: () => void;
}

/** Category of a product and the attributes that it requires. */
export function CategorySection({ form, categories, onCategories }: CategorySectionProps) {
  const t = useTexts();
  const { fields, terms, problems } = form;
  const chosen = fields.categoryId !== "";
  // a category that is hidden now must still be shown
  const known = categories.some(({ value }) => value === fields.categoryId);
  const former = form.product?.category;
  const options = [
    ...(chosen && !known && former?.id === fields.categoryId
      ? [{ value: former.id, label: former.name.ru }]
      : []),
    ...categories.map(({ value, label, path }) => ({ value, label, hint: path || undefined })),
  ];
  return (
    <FormSection
      title={t("sellerProducts.sections.category")}
      text={t("sellerProducts.sections.categoryText")}
    >
      <div className={styles.pair}>
        <Combobox
          id={fieldId("categoryId")}
          required
          label={t("sellerProducts.category")}
          placeholder={t("sellerProducts.categoryHint")}
          options={options}
          value={fields.categoryId}
          error={problems["categoryId"]}
          emptyText={t("sellerProducts.noCategory")}
          countText={(count) => t("sellerProducts.categoriesFound", { count })}
          onValueChange={(categoryId) => form.change({ categoryId })}
        />
        <TextField
          id={fieldId("brand")}
          label={t("sellerProducts.brand")}
          maxLength={sellerLimits.brandMax}
          value={fields.brand}
          error={problems["brand"]}
          onChange={({ currentTarget: { value } }) => form.change({ brand: value })}
        />
      </div>
      {onCategories ? (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={onCategories}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("sellerProducts.categoriesFailed")}
        </Alert>
      ) : null}
      {chosen && !terms ? (
        form.termsError ? (
          <Alert
            tone="danger"
            actions={
              <Button size="small" onClick={form.askTerms}>
                {t("common.retry")}
              </Button>
            }
          >
            {t("sellerProducts.wrong.terms")}
          </Alert>
        ) : (
          <div aria-busy className={styles.pair}>
            <Skeleton shape="box" height="4.5rem" />
            <Skeleton shape="box" height="4.5rem" />
          </div>
        )
      ) : null}
      {terms && form.isOwn ? (
        <p className={styles.terms}>
          {t("sellerProducts.commission", { percent: String(terms.commissionPercent).replace(".", ",") })}
        </p>
      ) : null}
      {terms && terms.attributes.length > 0 ? (
        <div role="group" aria-label={t("sellerProducts.attributes")} className={styles.fields}>
          <h3 className={styles.subTitle}>{t("sellerProducts.attributes")}</h3>
          <div className={styles.pair}>
            {terms.attributes.map((attribute) => (
              <AttributeField
                key={attribute.key}
                attribute={attribute}
                value={fields.attributes[attribute.key] ?? ""}
                error={problems[`attributes.${attribute.key}`]}
                onChange={(value) =>
                  form.change((now) => ({ attributes: { ...now.attributes, [attribute.key]: value } }))
                }
              />
            ))}
          </div>
        </div>
      ) : null}
    </FormSection>
  );
}
