import { sellerProductSorts, stockFilters } from "@bezak/contract/product-attributes.ts";
import { Button, NativeSelect, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useShownQuery } from "../../lib/use-shown-query.ts";
import type { CategoryChoice } from "./category-choices.ts";
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
  const field = useShownQuery(choice.q);
  const narrow = (change: Partial<ListChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <form
        role="search"
        aria-label={t("sellerProducts.search")}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          narrow({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
        }}
      >
        <TextField
          ref={field}
          name="q"
          type="search"
          label={t("sellerProducts.search")}
          hideLabel
          placeholder={t("sellerProducts.searchHint")}
          defaultValue={choice.q}
          maxLength={100}
        />
        <Button type="submit" icon={<Search aria-hidden />}>
          {t("sellerProducts.find")}
        </Button>
      </form>
      <NativeSelect
        label={t("sellerProducts.category")}
        hideLabel
        value={choice.category ?? ""}
        onChange={(event) => narrow({ category: event.currentTarget.value || undefined })}
        options={[
          { value: "", label: t("sellerProducts.allCategories") },
          ...categories.map(({ value, label, depth }) => ({
            value,
            label: `${"\u00a0".repeat(depth * 3)}${label}`,
          })),
        ]}
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
