import type { Sum } from "@bezak/contract/money.ts";

/** What a product or a variant says of its price before; a whole sum. */
export interface FormerPrice {
  old_price?: number | null;
}

/** What a variant cost before its price dropped, by its own word or else its product's; null when it did not drop. */
export function findOldPrice(
  price: Sum,
  variant: { metadata: FormerPrice | null },
  product: { metadata: FormerPrice | null },
): number | null {
  const before = variant.metadata?.old_price ?? product.metadata?.old_price;
  return before && before > price ? before : null;
}
