import type { Facets } from "@bezak/contract/catalog.ts";
import { Button, Checkbox } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { BrandFilter } from "./brand-filter.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import styles from "./filter-panel.module.css";
import { narrowed } from "./list-links.ts";
import { chosenCount, withoutFilters, type ListState } from "./list-state.ts";
import { PriceFilter } from "./price-filter.tsx";
import { RatingFilter } from "./rating-filter.tsx";

export interface FilterPanelProps {
  state: ListState;
  /** undefined until the first answer */
  facets: Facets | undefined;
  onChange: (state: ListState) => void;
  hideCategories?: boolean;
}

/** Filters of a list with the number of products that each choice leaves. */
export default function FilterPanel({ state, facets, onChange, hideCategories }: FilterPanelProps) {
  const t = useTexts();
  const change = (part: Partial<ListState>) => onChange(narrowed(state, part));
  return (
    <div className={styles.root}>
      {hideCategories ? null : (
        <CategoryFilter
          value={state.category}
          counts={facets?.categories ?? []}
          onChange={(category) => change({ category })}
        />
      )}
      <PriceFilter state={state} price={facets?.price ?? null} onChange={change} />
      <BrandFilter
        value={state.brand}
        brands={facets?.brands ?? []}
        onChange={(brand) => change({ brand })}
      />
      <RatingFilter
        value={state.rating}
        ratings={facets?.ratings ?? []}
        onChange={(rating) => change({ rating })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("catalog.availability")}</legend>
        <Checkbox
          label={t("catalog.inStock")}
          aside={facets ? formatNumber(facets.inStock) : undefined}
          checked={state.inStock === true}
          onChange={(event) => change({ inStock: event.currentTarget.checked || undefined })}
        />
      </fieldset>
      {chosenCount(state) > 0 ? (
        <Button onClick={() => onChange(withoutFilters(state))}>{t("catalog.reset")}</Button>
      ) : null}
    </div>
  );
}
