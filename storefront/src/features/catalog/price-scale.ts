import type { Sum } from "@bezak/contract/money.ts";
import type { Facets } from "@bezak/contract/catalog.ts";

type Limits = NonNullable<Facets["price"]>;

/** Number of positions of a thumb. */
export const stepCount = 100;

/** Exponent for more precision at low prices, where most products are: half of the track covers a fifth of the range. */
const bend = 2.3;

/** The price at a position of the track, rounded to two digits; exact at the ends. */
export function priceAt(place: number, { min, max }: Limits): number {
  if (place <= 0) return min;
  if (place >= stepCount) return max;
  const exact = min + (max - min) * (place / stepCount) ** bend;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.min(max, Math.max(min, Math.round(exact / step) * step));
}

export function toPosition(price: Sum, { min, max }: Limits): number {
  const share = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(stepCount * share ** (1 / bend));
}
