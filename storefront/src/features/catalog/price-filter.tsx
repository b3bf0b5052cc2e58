import type { Facets } from "@bezak/contract/catalog.ts";
import { RangeFields, type Range } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import styles from "./price-filter.module.css";
import type { ListState } from "./list-state.ts";
import { optionalPart } from "../../lib/optional-part.ts";
import { useInView } from "../../lib/use-in-view.ts";

const PriceSlider = optionalPart(() => import("./price-slider.tsx"));

export interface PriceFilterProps {
  state: Pick<ListState, "minPrice" | "maxPrice">;
  /** price range of the products; null without products */
  price: Facets["price"];
  onChange: (part: Pick<ListState, "minPrice" | "maxPrice">) => void;
}

/** Price fields and slider; the list changes when a field loses the focus or the thumb is released. */
export function PriceFilter({ state, price, onChange }: PriceFilterProps) {
  const t = useTexts();
  const { watch, inView } = useInView("200px");
  const [wanted, setWanted] = useState(false);
  if (inView && !wanted) setWanted(true);
  const requested: Range = { from: state.minPrice ?? null, to: state.maxPrice ?? null };
  const [range, setRange] = useState(requested);
  const [known, setKnown] = useState(requested);
  // the address changed: only the end that differs follows it, since the other may be half typed
  if (known.from !== requested.from || known.to !== requested.to) {
    setKnown(requested);
    setRange({
      from: known.from === requested.from ? range.from : requested.from,
      to: known.to === requested.to ? range.to : requested.to,
    });
  }
  function commit({ from, to }: Range) {
    const isReversed = from !== null && to !== null && from > to;
    const next = {
      minPrice: (isReversed ? to : from) ?? undefined,
      maxPrice: (isReversed ? from : to) ?? undefined,
    };
    if (next.minPrice !== state.minPrice || next.maxPrice !== state.maxPrice) onChange(next);
  }
  return (
    <div className={styles.root}>
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
      {price && price.max > price.min ? (
        <div ref={watch} className={styles.slider}>
          {wanted ? (
            <Suspense>
              <PriceSlider price={price} range={range} onRange={setRange} onCommit={commit} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
