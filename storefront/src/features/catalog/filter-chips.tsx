import { Button, Tag } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { narrowed } from "./list-links.ts";
import { chosenCount, withoutFilters, type ListState } from "./list-state.ts";
import styles from "./filter-chips.module.css";

export interface FilterChipsProps {
  state: ListState;
  /** what people call the chosen category */
  categoryName: string | undefined;
  onChange: (state: ListState) => void;
}

/** What is chosen, each with its cross. */
export function FilterChips({ state, categoryName, onChange }: FilterChipsProps) {
  const t = useTexts();
  const sum = useSum();
  if (chosenCount(state) === 0) return null;
  const chips: { key: string; name: string; without: Partial<ListState> }[] = state.brand.map((brand) => ({
    key: `brand ${brand}`,
    name: brand,
    without: { brand: state.brand.filter((other) => other !== brand) },
  }));
  if (state.category) {
    chips.unshift({
      key: "category",
      name: categoryName ?? state.category,
      without: { category: undefined },
    });
  }
  if (state.minPrice !== undefined) {
    const name = t("catalog.priceFromValue", { sum: sum(state.minPrice) });
    chips.push({ key: "minPrice", name, without: { minPrice: undefined } });
  }
  if (state.maxPrice !== undefined) {
    const name = t("catalog.priceToValue", { sum: sum(state.maxPrice) });
    chips.push({ key: "maxPrice", name, without: { maxPrice: undefined } });
  }
  if (state.rating !== undefined) {
    const name = t("catalog.ratingFrom", { rating: state.rating });
    chips.push({ key: "rating", name, without: { rating: undefined } });
  }
  if (state.inStock)
    chips.push({ key: "inStock", name: t("catalog.inStock"), without: { inStock: undefined } });
  return (
    <ul role="list" aria-label={t("catalog.chosen")} className={styles.root}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Tag
            onRemove={() => onChange(narrowed(state, without))}
            removeLabel={t("catalog.remove", { name })}
          >
            {name}
          </Tag>
        </li>
      ))}
      <li>
        <Button size="small" variant="ghost" onClick={() => onChange(withoutFilters(state))}>
          {t("catalog.reset")}
        </Button>
      </li>
    </ul>
  );
}
