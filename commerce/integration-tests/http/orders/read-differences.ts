import type { Buyer, Shop } from "../../harness/shop.ts";
import type { ReadComparison } from "./inside/compare-reads.ts";

/** What the lists show otherwise of these buyers' orders and payments than the engine's own reading of each order. */
export async function readDifferences({ commerce }: Shop, ...buyers: Buyer[]) {
  const path = "../../http/orders/inside/compare-reads.ts";
  const ids = buyers.map(({ id }) => id);
  return (await commerce.run<ReadComparison>(path, ids)).differences;
}
