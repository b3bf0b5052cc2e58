import type { ProductRow } from "./product-row.ts";
import type { ListedProductsQuery } from "./product-query.ts";

export type Sort = NonNullable<ListedProductsQuery["sort"]>;
type Compare = (a: ProductRow, b: ProductRow) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byPopularity: Compare = (a, b) => b.popularity - a.popularity || byId(a, b);

/** Sold-out products cannot be bought, so they must not lead a list. */
const inStockFirst =
  (compare: Compare): Compare =>
  (a, b) =>
    Number(b.inStock) - Number(a.inStock) || compare(a, b);

/**
 * Orders of a list; ties are ordered by id, so that pages never overlap. Sold-out products come last, except in
 * `newest`, which shows what has arrived.
 */
export const compareBy: Record<Sort, Compare> = {
  popularity: inStockFirst(byPopularity),
  price_asc: inStockFirst((a, b) => a.price - b.price || byPopularity(a, b)),
  price_desc: inStockFirst((a, b) => b.price - a.price || byPopularity(a, b)),
  newest: (a, b) => b.createdAt - a.createdAt || byId(a, b),
  rating: inStockFirst((a, b) => b.rating - a.rating || byPopularity(a, b)),
};

/** Better matches first, sold-out ones last. */
export function compareByLikeness(likeness: ReadonlyMap<string, number>): Compare {
  const of = (row: ProductRow) => likeness.get(row.id) ?? 0;
  return inStockFirst((a, b) => of(b) - of(a) || byPopularity(a, b));
}

/** Returns `sorted` without removed rows and with new ones inserted; sorts only the new ones. */
export function renewOrder(
  sorted: readonly ProductRow[],
  { gone, added }: { gone: ReadonlySet<ProductRow>; added: readonly ProductRow[] },
  compare: Compare,
): ProductRow[] {
  const arrivals = [...added].sort(compare);
  const result: ProductRow[] = [];
  let next = 0;
  for (const row of sorted) {
    if (gone.has(row)) continue;
    for (let arrival = arrivals[next]; arrival && compare(arrival, row) < 0; arrival = arrivals[next]) {
      result.push(arrival);
      next += 1;
    }
    result.push(row);
  }
  return result.concat(arrivals.slice(next));
}
