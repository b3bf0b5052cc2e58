import type { Sum } from "@bezak/contract/money.ts";
import type { Facets } from "@bezak/contract/catalog.ts";

type Limits = NonNullable<Facets["price"]>;

/** Places of a thumb from the cheapest to the dearest. */
export const stepCount = 100;

/** Most goods are cheap: the first half of the track spans the first fifth of the prices. */
const bend = 2.3;

/** The price at a place of the track, rounded as people would say it; the ends are exact. */
export function priceAt(place: number, { min, max }: Limits): number {
  if (place <= 0) return min;
  if (place >= stepCount) return max;
  const exact = min + (max - min) * (place / stepCount) ** bend;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.min(max, Math.max(min, Math.round(exact / step) * step));
}

/** The place of a price on the track. */
export function toPosition(price: Sum, { min, max }: Limits): number {
  const share = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(stepCount * share ** (1 / bend));
}
