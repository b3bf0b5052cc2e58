import type { Buyer, Shop } from "../../harness/shop.ts";
import type { ReadDifference } from "./inside/compare-reads.ts";

/** Differences between the lists of these buyers' orders and payments, and Medusa's own reading of each order. */
export function readDifferences({ commerce }: Shop, ...buyers: Pick<Buyer, "id">[]) {
  const path = "../../http/orders/inside/compare-reads.ts";
  const ids = buyers.map(({ id }) => id);
  return commerce.run<ReadDifference[]>(path, ids);
}
