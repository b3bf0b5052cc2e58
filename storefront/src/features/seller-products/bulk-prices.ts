import type { Sum } from "@bezak/contract/money.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";

/** How the prices of many change: all to one sum, or each by percent. */
export type PriceMove = { kind: "set"; price: Sum } | { kind: "percent"; percent: number };

export interface NewPrice {
  /** of the variant */
  id: string;
  price: Sum;
  /** kept while it is above the price, else taken away */
  oldPrice: Sum | null;
}

/** A price after a move, within what a piece may cost. Percents are rounded to a whole sum, half a sum up. */
export function movedPrice(price: Sum, move: PriceMove): Sum {
  const moved = move.kind === "set" ? move.price : Math.round((price * (100 + move.percent)) / 100);
  return Math.min(sellerLimits.priceMax, Math.max(sellerLimits.priceMin, moved));
}

/** New prices of all variants of the chosen goods; what has no price yet has no percent of it either. */
export function newPrices(rows: readonly SellerProductRow[], move: PriceMove): NewPrice[] {
  return rows.flatMap(({ variants }) =>
    variants.flatMap(({ id, price: before, oldPrice }) => {
      if (before === null && move.kind === "percent") return [];
      const price = movedPrice(before ?? 0, move);
      return [{ id, price, oldPrice: oldPrice !== null && oldPrice > price ? oldPrice : null }];
    }),
  );
}
