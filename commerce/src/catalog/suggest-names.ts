import type { CatalogImage } from "./catalog-image.ts";
import type { NameList } from "./name-list.ts";
import { countByCategory, countBySeller } from "./product-counts.ts";
import type { ProductRow } from "./product-row.ts";
import { forgivingRanker, NONE, typedRanker, type Ranker } from "./rank-names.ts";

type Identified = { id: string };

interface Sources<Category extends Identified, Seller extends Identified> {
  image: CatalogImage;
  categories: NameList<Category>;
  sellers: NameList<Seller>;
}

/** Suggestions, the most likely first. */
export interface Suggested<Category, Seller> {
  products: ProductRow[];
  categories: Category[];
  sellers: Seller[];
}

/** Finds names with the typed words; undefined when there are none. At most `limit` products. */
export function suggestTyped<Category extends Identified, Seller extends Identified>(
  q: string,
  limit: number,
  sources: Sources<Category, Seller>,
): Suggested<Category, Seller> | undefined {
  return suggestBy(typedRanker(q), limit, sources);
}

/** Finds names close to the typed words; undefined when there are none. */
export function suggestForgiving<Category extends Identified, Seller extends Identified>(
  q: string,
  limit: number,
  sources: Sources<Category, Seller>,
): Suggested<Category, Seller> | undefined {
  const { image, categories, sellers } = sources;
  return suggestBy(forgivingRanker(q, [image.names, categories.names, sellers.names]), limit, sources);
}

function suggestBy<Category extends Identified, Seller extends Identified>(
  ranker: Ranker | undefined,
  limit: number,
  { image, categories, sellers }: Sources<Category, Seller>,
): Suggested<Category, Seller> | undefined {
  if (!ranker) return undefined;
  const found = {
    products: bestProducts(image, ranker, limit),
    categories: categories.matching(ranker, () => countByCategory(image)),
    sellers: sellers.matching(ranker, () => countBySeller(image)),
  };
  return Object.values(found).some((list) => list.length > 0) ? found : undefined;
}

/** Returns better matches first, ties by popularity, sold-out ones last. Stops once there are enough of the best. */
function bestProducts(image: CatalogImage, ranker: Ranker, limit: number): ProductRow[] {
  const rank = ranker(image.names);
  const tiers: ProductRow[][] = Array.from({ length: NONE + 1 }, () => []);
  for (const row of image.sorted("popularity")) {
    const tier = rank(row.place);
    if (tier === NONE) continue;
    tiers[row.inStock ? tier : NONE]!.push(row);
    if (tiers[0]!.length === limit) break;
  }
  return tiers.flat().slice(0, limit);
}
