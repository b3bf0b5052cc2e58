import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { productProblems } from "@bezak/contract/product-attributes.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { categoryChoices, categoryOptions } from "../../lib/category-choices.ts";
import { ListSearch } from "../../lib/list-search.tsx";
import { ShopFilter } from "../../lib/shop-filter.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import styles from "../../lib/filter-grid.module.css";
import type { ProductsChoice } from "./products-address.ts";

interface FilterProps {
  choice: ProductsChoice;
  onNarrow: (change: Partial<ProductsChoice>) => void;
}

export interface ProductFilterProps {
  choice: ProductsChoice;
  onChoose: (choice: ProductsChoice) => void;
}

/** Filters of the list of products; the choice is part of the address. */
export function ProductFilter({ choice, onChoose }: ProductFilterProps) {
  const t = useTexts();
  const narrow = (change: Partial<ProductsChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <ListSearch
          label={t("productAdmin.search")}
          hint={t("sellerProducts.searchHint")}
          q={choice.q}
          onSearch={(q) => narrow({ q })}
          className={styles.search}
        />
        <ShopFilter shop={choice.shop} onChange={(shop) => narrow({ shop })} />
        <CategoryFilter choice={choice} onNarrow={narrow} />
        <div className={styles.wide}>
          <ProblemFilter choice={choice} onNarrow={narrow} />
        </div>
      </div>
    </div>
  );
}

function ProblemFilter({ choice: { problem }, onNarrow }: FilterProps) {
  const t = useTexts();
  return (
    <NativeSelect
      hideLabel
      label={t("productAdmin.problem")}
      value={problem ?? ""}
      options={[
        { value: "", label: t("productAdmin.anyProblem") },
        ...productProblems.map((value) => ({ value, label: t(`productAdmin.problems.${value}`) })),
      ]}
      onChange={(event) =>
        onNarrow({ problem: productProblems.find((one) => one === event.currentTarget.value) })
      }
    />
  );
}

const isCalled = (key: string | undefined) => (one: AdministeredCategory) =>
  one.id === key || one.slug === key;

function CategoryFilter({ choice: { category }, onNarrow }: FilterProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: categories = [] } = useQuery(administeredCategoriesQuery(useApi()));
  return (
    <NativeSelect
      hideLabel
      label={t("sellerProducts.category")}
      value={categories.find(isCalled(category))?.id ?? ""}
      options={categoryOptions(categoryChoices(categories, text), t("sellerProducts.allCategories"))}
      onChange={(event) => onNarrow({ category: event.currentTarget.value || undefined })}
    />
  );
}
