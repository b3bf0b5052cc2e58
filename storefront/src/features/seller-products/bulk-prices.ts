import type { Sum } from "@bezak/contract/money.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";

/** A bulk change of prices: all to one sum, or each by a percentage. */
export type PriceMove = { kind: "set"; price: Sum } | { kind: "percent"; percent: number };

export interface NewPrice {
  /** id of the variant */
  id: string;
  price: Sum;
  /** kept while it is above the price, else removed */
  oldPrice: Sum | null;
}

/** A price after a change, within the permitted range; percentages are rounded half up to a whole sum. */
export function movedPrice(price: Sum, move: PriceMove): Sum {
  const moved = move.kind === "set" ? move.price : Math.round((price * (100 + move.percent)) / 100);
  return Math.min(sellerLimits.priceMax, Math.max(sellerLimits.priceMin, moved));
}

/** New prices of all variants of the products; a percentage leaves out variants without a price. */
export function newPrices(rows: readonly SellerProductRow[], move: PriceMove): NewPrice[] {
  return rows.flatMap(({ variants }) =>
    variants.flatMap(({ id, price: before, oldPrice }) => {
      if (before === null && move.kind === "percent") return [];
      const price = movedPrice(before ?? 0, move);
      return [{ id, price, oldPrice: oldPrice !== null && oldPrice > price ? oldPrice : null }];
    }),
  );
}
