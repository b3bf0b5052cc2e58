import type { Facets } from "@bezak/contract/catalog.ts";
import { Slider, type Range } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { toPosition, stepCount, priceAt } from "./price-scale.ts";

export interface PriceSliderProps {
  price: NonNullable<Facets["price"]>;
  range: Range;
  onRange: (range: Range) => void;
  onCommit: (range: Range) => void;
}

/** Slider for the price; the fields beside it show the numbers. At an end of the track there is no limit. */
export default function PriceSlider({ price, range, onRange, onCommit }: PriceSliderProps) {
  const t = useTexts();
  const sum = useSum();
  const shown = [
    toPosition(range.from ?? price.min, price),
    toPosition(range.to ?? price.max, price),
  ] as const;
  // the end that is not moved keeps the exact number that was typed
  const toRange = ([from, to]: [number, number]): Range => ({
    from: from === shown[0] ? range.from : from === 0 ? null : priceAt(from, price),
    to: to === shown[1] ? range.to : to === stepCount ? null : priceAt(to, price),
  });
  return (
    <Slider
      label={t("catalog.price")}
      hideLabel
      min={0}
      max={stepCount}
      thumbLabels={[t("catalog.priceFrom"), t("catalog.priceTo")]}
      format={(place) => sum(priceAt(place, price))}
      value={shown}
      onValueChange={(value: [number, number]) => onRange(toRange(value))}
      onValueCommit={(value: [number, number]) => onCommit(toRange(value))}
    />
  );
}
