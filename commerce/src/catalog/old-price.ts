import type { Sum } from "@bezak/contract/money.ts";

/** The former price in the metadata of a product or a variant; whole sum. */
export interface FormerPrice {
  old_price?: number | null;
}

/** Returns a variant's price before a reduction, from its own data or else its product's; null without a reduction. */
export function findOldPrice(
  price: Sum,
  variant: { metadata: FormerPrice | null },
  product: { metadata: FormerPrice | null },
): number | null {
  const before = variant.metadata?.old_price ?? product.metadata?.old_price;
  return before && before > price ? before : null;
}
