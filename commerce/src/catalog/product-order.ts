import type { ProductRow } from "./product-row.ts";
import type { ProductQuery } from "./product-query.ts";

export type Sort = NonNullable<ProductQuery["sort"]>;
type Compare = (a: ProductRow, b: ProductRow) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byPopularity: Compare = (a, b) => b.popularity - a.popularity || byId(a, b);

/** A sold-out product cannot be bought, so it never leads a list that somebody buys from. */
const inStockFirst =
  (compare: Compare): Compare =>
  (a, b) =>
    Number(b.inStock) - Number(a.inStock) || compare(a, b);

/**
 * Every order a list can have; the id settles what is equal otherwise, so that pages never overlap. Sold-out products
 * come last in all of them but `newest`, which shows what has arrived.
 */
export const compareBy: Record<Sort, Compare> = {
  popularity: inStockFirst(byPopularity),
  price_asc: inStockFirst((a, b) => a.price - b.price || byPopularity(a, b)),
  price_desc: inStockFirst((a, b) => b.price - a.price || byPopularity(a, b)),
  newest: (a, b) => b.createdAt - a.createdAt || byId(a, b),
  rating: inStockFirst((a, b) => b.rating - a.rating || byPopularity(a, b)),
};

/** The better match first, sold-out ones last. */
export function compareByLikeness(likeness: ReadonlyMap<string, number>): Compare {
  const of = (row: ProductRow) => likeness.get(row.id) ?? 0;
  return inStockFirst((a, b) => of(b) - of(a) || byPopularity(a, b));
}

/** `sorted` without the rows that are gone and with the new ones in their places; sorts the new ones only. */
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
