import type { Facets } from "@bezak/contract/catalog.ts";
import { Button, Checkbox, RadioGroup, RangeFields, type Range } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { narrowed } from "./list-links.ts";
import { chosenCount, withoutFilters, type ListState } from "./list-state.ts";
import styles from "./filter-panel.module.css";

export interface FilterPanelProps {
  state: ListState;
  /** undefined while the first answer is on its way */
  facets: Facets | undefined;
  onChange: (state: ListState) => void;
  /** the list is one category's already */
  hideCategories?: boolean;
}

/** Categories shown in the filter, and what may be chosen of each kind. */
export function FilterPanel({ state, facets, onChange, hideCategories }: FilterPanelProps) {
  const t = useTexts();
  const text = useLocalized();
  const change = (part: Partial<ListState>) => onChange(narrowed(state, part));
  const brands = facets?.brands ?? [];
  const categories = hideCategories ? [] : (facets?.categories ?? []);
  const ratingCount = (rating: number) => facets?.ratings.find(({ value }) => value === rating)?.count;
  return (
    <div className={styles.root}>
      {categories.length > 1 || state.category ? (
        <RadioGroup
          label={t("catalog.category")}
          value={state.category ?? ""}
          onValueChange={(value) => change({ category: value || undefined })}
          options={[
            { value: "", label: t("catalog.anyCategory") },
            ...categories.map((category) => ({
              value: category.slug,
              label: text(category.name),
              aside: formatNumber(category.count),
            })),
          ]}
        />
      ) : null}
      <PriceFilter
        key={`${state.minPrice} ${state.maxPrice}`}
        state={state}
        price={facets?.price ?? null}
        onChange={change}
      />
      {brands.length > 0 ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("catalog.brand")}</legend>
          <div className={styles.scroll}>
            {brands.map(({ value, count }) => (
              <Checkbox
                key={value}
                label={value}
                aside={formatNumber(count)}
                checked={state.brand.includes(value)}
                onChange={(event) =>
                  change({
                    brand: event.currentTarget.checked
                      ? [...state.brand, value]
                      : state.brand.filter((brand) => brand !== value),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <RadioGroup
        label={t("catalog.rating")}
        value={String(state.rating ?? "")}
        onValueChange={(value) => change({ rating: value === "" ? undefined : Number(value) })}
        options={[
          { value: "", label: t("catalog.anyRating") },
          ...[4, 3].map((rating) => ({
            value: String(rating),
            label: t("catalog.ratingFrom", { rating }),
            aside: ratingCount(rating) === undefined ? undefined : formatNumber(ratingCount(rating) ?? 0),
          })),
        ]}
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

interface PriceFilterProps {
  state: ListState;
  price: Facets["price"];
  onChange: (part: Pick<ListState, "minPrice" | "maxPrice">) => void;
}

/** Keeps what is being typed; the list is asked once the fields are left. */
function PriceFilter({ state, price, onChange }: PriceFilterProps) {
  const t = useTexts();
  const [range, setRange] = useState<Range>({ from: state.minPrice ?? null, to: state.maxPrice ?? null });
  function commit({ from, to }: Range) {
    const wrongWay = from !== null && to !== null && from > to;
    const next = {
      minPrice: (wrongWay ? to : from) ?? undefined,
      maxPrice: (wrongWay ? from : to) ?? undefined,
    };
    if (next.minPrice !== state.minPrice || next.maxPrice !== state.maxPrice) onChange(next);
  }
  return (
    <RangeFields
      label={t("catalog.price")}
      fromLabel={t("catalog.priceFrom")}
      toLabel={t("catalog.priceTo")}
      fromPlaceholder={price ? formatNumber(price.min) : undefined}
      toPlaceholder={price ? formatNumber(price.max) : undefined}
      format={formatNumber}
      value={range}
      onValueChange={setRange}
      onCommit={commit}
    />
  );
}
