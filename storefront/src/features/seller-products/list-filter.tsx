import { sellerProductSorts, stockFilters } from "@bezak/contract/product-attributes.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { categoryOptions, type CategoryChoice } from "../../lib/category-choices.ts";
import { ListSearch } from "../../lib/list-search.tsx";
import type { ListChoice } from "./list-choice.ts";
import styles from "./list-filter.module.css";

export interface ListFilterProps {
  choice: ListChoice;
  categories: readonly CategoryChoice[];
  onChoose: (choice: ListChoice) => void;
}

/** Filters and sorting of the product list; the choice is part of the address. */
export function ListFilter({ choice, categories, onChoose }: ListFilterProps) {
  const t = useTexts();
  const narrow = (change: Partial<ListChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("sellerProducts.search")}
        hint={t("sellerProducts.searchHint")}
        q={choice.q}
        onSearch={(q) => narrow({ q })}
        className={styles.search}
      />
      <NativeSelect
        label={t("sellerProducts.category")}
        hideLabel
        value={choice.category ?? ""}
        onChange={(event) => narrow({ category: event.currentTarget.value || undefined })}
        options={categoryOptions(categories, t("sellerProducts.allCategories"))}
      />
      <NativeSelect
        label={t("sellerProducts.columns.stock")}
        hideLabel
        value={choice.stock ?? ""}
        onChange={(event) => narrow({ stock: stockFilters.find((one) => one === event.currentTarget.value) })}
        options={[
          { value: "", label: t("sellerProducts.anyStock") },
          ...stockFilters.map((value) => ({ value, label: t(`sellerProducts.stocks.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t("sellerProducts.sort")}
        hideLabel
        value={choice.sort}
        onChange={(event) =>
          narrow({ sort: sellerProductSorts.find((one) => one === event.currentTarget.value) ?? "newest" })
        }
        options={sellerProductSorts.map((value) => ({ value, label: t(`sellerProducts.sorts.${value}`) }))}
      />
    </div>
  );
}
