import type { AdministeredBanner } from "@bezak/contract/content-admin.ts";
import { contentLimits } from "@bezak/contract/content-rules.ts";
import { productFilters, productSorts } from "@bezak/contract/product-query.ts";
import { NativeSelect, Skeleton, TextField } from "@bezak/ui-kit";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../../lib/administered-categories.ts";
import { useApi } from "../../../lib/api-context.ts";
import { categoryChoices, categoryOptions } from "../../../lib/category-choices.ts";
import { renderMissing } from "../../../lib/list-state.tsx";
import { LocalizedArea } from "../../../lib/localized-area.tsx";
import { ShopKeyField } from "../../../lib/shop-field.tsx";
import { useLocalized } from "../../../lib/use-localized.ts";
import { CategoryListField } from "./category-list-field.tsx";
import styles from "./content-form.module.css";
import type { SectionFields } from "./section-fields.ts";
import type { ContentFormState } from "./use-content-form.ts";
import { useWrittenTexts } from "./use-written-texts.ts";

export interface SourceFieldsProps {
  form: ContentFormState<"sections", SectionFields>;
  banners: UseQueryResult<AdministeredBanner[]>;
}

type FormProps = Pick<SourceFieldsProps, "form">;

/** How many products or categories at most. */
function LimitField({ form: { fields, problems, change } }: FormProps) {
  const t = useTexts();
  return (
    <TextField
      id="section-limit"
      required
      inputMode="numeric"
      autoComplete="off"
      label={t("contentAdmin.sections.fields.limit")}
      hint={t("contentAdmin.sections.limitHint", { max: contentLimits.itemsMax })}
      maxLength={3}
      value={fields.limit}
      error={problems.limit}
      onChange={({ currentTarget: { value } }) => change({ limit: value.replaceAll(/\D/g, "") })}
    />
  );
}

/** Which products a section shows. */
export function ProductSourceFields({ form }: FormProps) {
  const t = useTexts();
  const text = useLocalized();
  const { fields, problems, change } = form;
  const { data: categories = [] } = useQuery(administeredCategoriesQuery(useApi()));
  const chosen = categories.find(({ id, slug }) => id === fields.category || slug === fields.category);
  const known = categoryOptions(categoryChoices(categories, text), t("contentAdmin.sections.anyCategory"));
  // one that was deleted: the form says so and does not choose another one silently
  const gone = fields.category !== "" && !chosen ? [{ value: fields.category, label: fields.category }] : [];
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          id="section-filter"
          label={t("contentAdmin.sections.fields.filter")}
          options={[
            { value: "", label: t("contentAdmin.sections.filters.all") },
            ...productFilters.map((value) => ({ value, label: t(`contentAdmin.sections.filters.${value}`) })),
          ]}
          value={fields.filter}
          error={problems.filter}
          onChange={({ currentTarget: { value } }) =>
            change({ filter: productFilters.find((one) => one === value) ?? "" })
          }
        />
        <NativeSelect
          id="section-sort"
          label={t("contentAdmin.sections.fields.sort")}
          options={productSorts.map((value) => ({ value, label: t(`contentAdmin.sections.sorts.${value}`) }))}
          value={fields.sort}
          error={problems.sort}
          onChange={({ currentTarget: { value } }) =>
            change({ sort: productSorts.find((one) => one === value) ?? "popularity" })
          }
        />
        <NativeSelect
          id="section-category"
          label={t("contentAdmin.sections.fields.category")}
          options={[...known, ...gone]}
          value={chosen?.id ?? fields.category}
          error={
            problems.category ??
            (gone.length > 0 && categories.length > 0 ? t("contentAdmin.sections.categoryGone") : undefined)
          }
          onChange={(event) => change({ category: event.currentTarget.value })}
        />
        <ShopKeyField
          placeholder={t("contentAdmin.sections.anyShop")}
          value={fields.shop}
          error={problems.shop}
          onChange={(shop) => change({ shop })}
        />
        <TextField
          id="section-brands"
          label={t("contentAdmin.sections.fields.brands")}
          hint={t("contentAdmin.sections.brandsHint")}
          autoComplete="off"
          maxLength={500}
          value={fields.brands}
          error={problems.brands}
          onChange={(event) => change({ brands: event.currentTarget.value })}
        />
        <LimitField form={form} />
      </div>
    </>
  );
}

/** Which categories a section shows. */
export function CategorySourceFields({ form }: FormProps) {
  const { fields, problems, change } = form;
  return (
    <>
      <CategoryListField
        value={fields.categories}
        error={problems.categories}
        onChange={(categories) => change({ categories })}
      />
      <div className={styles.pair}>
        <LimitField form={form} />
      </div>
    </>
  );
}

/** Which banner a section shows. */
export function BannerSourceFields({ form: { fields, problems, change }, banners }: SourceFieldsProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data } = banners;
  if (!data) return renderMissing(banners, 3) ?? <Skeleton shape="box" height="4.5rem" />;
  return (
    <NativeSelect
      id="section-banner"
      required
      label={t("contentAdmin.sections.fields.bannerId")}
      hint={data.length === 0 ? t("contentAdmin.sections.noBanners") : undefined}
      placeholder={t("contentAdmin.sections.chooseBanner")}
      options={data.map(({ id, title }) => ({ value: id, label: text(title) || t("common.untitled") }))}
      value={fields.bannerId}
      error={problems.bannerId}
      onChange={(event) => change({ bannerId: event.currentTarget.value })}
    />
  );
}

export function TextSourceFields({ form: { fields, problems, refusals, change } }: FormProps) {
  const t = useTexts();
  return (
    <LocalizedArea
      {...useWrittenTexts()}
      required
      id="section-text"
      field="text"
      label={t("contentAdmin.sections.fields.text")}
      hint={t("contentAdmin.sections.textHint")}
      rows={6}
      maxLength={contentLimits.textMax}
      value={fields.text}
      problems={problems}
      refusals={refusals}
      onChange={(text) => change({ text })}
    />
  );
}
