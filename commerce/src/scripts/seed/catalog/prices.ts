import type { Sum } from "@bezak/contract/money.ts";
import type { Random } from "../random.ts";

/** Rounds to a typical retail price in whole sum: 149 000, 1 290 000. */
export function rounded(raw: number): number {
  if (raw < 40_000) return 35_000;
  if (raw < 1_000_000) return Math.round(raw / 10_000) * 10_000 - 1_000;
  return Math.round(raw / 50_000) * 50_000 - 10_000;
}

export function priceWithin([low, high]: readonly [number, number], random: Random): number {
  return rounded(low + (high - low) * random.next() ** 1.8);
}

/** Gives about a quarter of the products a price before a reduction of 10 to 45 percent. */
export function oldPrice(price: Sum, random: Random): number | null {
  if (!random.chance(0.26)) return null;
  const before = rounded(price / (1 - random.int(12, 45) / 100));
  return before > price ? before : null;
}
