import type { CatalogImage } from "./catalog-image.ts";
import { FacetCounter, type FacetCounts } from "./count-facets.ts";
import { getFailures, OUT } from "./match-rows.ts";
import { compareBy, compareByLikeness } from "./product-order.ts";
import type { ListedProductsQuery } from "./product-query.ts";
import type { ProductRow } from "./product-row.ts";

/** One page of a list, the total, and the facets. */
export interface Chosen {
  page: ProductRow[];
  count: number;
  facets: FacetCounts | undefined;
}

/**
 * Answers a list from memory. `likeness` scores the products that match a search. Without a requested order, a search
 * is sorted by it and everything else by popularity.
 */
export function chooseProducts(
  image: CatalogImage,
  query: ListedProductsQuery,
  { likeness, now = Date.now() }: { likeness?: ReadonlyMap<string, number>; now?: number } = {},
): Chosen {
  const failures = getFailures(query, image, now);
  const counter = query.facets ? new FacetCounter(image) : undefined;
  const skip = (query.page - 1) * query.limit;
  const page: ProductRow[] = [];
  let count = 0;
  for (const row of inOrder(image, query, likeness)) {
    const failed = failures(row);
    if (failed === OUT) continue;
    counter?.add(row, failed);
    if (failed !== 0) continue;
    if (count >= skip && page.length < query.limit) page.push(row);
    count += 1;
  }
  return { page, count, facets: counter?.counts() };
}

function inOrder(
  image: CatalogImage,
  { sort }: ListedProductsQuery,
  likeness: ReadonlyMap<string, number> | undefined,
): readonly ProductRow[] {
  if (!likeness) return image.sorted(sort ?? "popularity");
  return [...likeness.keys()]
    .map((id) => image.rows.get(id))
    .filter((row) => row !== undefined)
    .sort(sort ? compareBy[sort] : compareByLikeness(likeness));
}
