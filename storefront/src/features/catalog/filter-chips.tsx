import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Button, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { categoriesQuery } from "./catalog-api.ts";
import { narrowed } from "./list-links.ts";
import { chosenCount, withoutFilters, type ListState } from "./list-state.ts";
import styles from "./filter-chips.module.css";

export interface FilterChipsProps {
  state: ListState;
  /** the listed products, which contain the name of a chosen seller */
  shown: readonly ProductCard[] | undefined;
  onChange: (state: ListState) => void;
}

interface Chip {
  key: string;
  name: string;
  without: Partial<ListState>;
}

/** Chosen filters, each with a button to remove it. */
export function FilterChips({ state, shown = [], onChange }: FilterChipsProps) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  if (chosenCount(state) === 0) return null;
  const { category, seller, brand, minPrice, maxPrice, rating } = state;
  const chips: Chip[] = [];
  const add = (key: string, name: string, without: Partial<ListState>) => chips.push({ key, name, without });
  if (category !== undefined) {
    const known = categories.find(({ slug, id }) => slug === category || id === category);
    add("category", known ? text(known.name) : category, { category: undefined });
  }
  if (seller !== undefined) {
    const known = shown.find((product) => product.seller.id === seller)?.seller.name;
    add("seller", known ?? t("catalog.seller"), { seller: undefined });
  }
  for (const one of brand) add(`brand ${one}`, one, { brand: brand.filter((other) => other !== one) });
  if (minPrice !== undefined)
    add("minPrice", t("catalog.priceFromValue", { sum: sum(minPrice) }), { minPrice: undefined });
  if (maxPrice !== undefined)
    add("maxPrice", t("catalog.priceToValue", { sum: sum(maxPrice) }), { maxPrice: undefined });
  if (rating !== undefined) add("rating", t("catalog.ratingFrom", { rating }), { rating: undefined });
  if (state.inStock) add("inStock", t("catalog.inStock"), { inStock: undefined });
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
