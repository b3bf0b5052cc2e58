import type { CatalogImage } from "./catalog-image.ts";
import type { ListedProductsQuery } from "./product-query.ts";
import type { ProductRow } from "./product-row.ts";

/** Choices with a facet, one bit each; the counts of a facet ignore its own choice. */
export const BRANDS = 1;
export const CATEGORIES = 2;
export const RATINGS = 4;
export const PRICE = 8;
export const IN_STOCK = 16;
/** A row that fails a choice without a facet is not counted at all. */
export const OUT = 32;

const NEW_MS = 30 * 86_400_000;

/** Builds a test that returns the failed choices of a row as bits; 0 is a matching row. */
export function getFailures(
  query: ListedProductsQuery,
  { brands, paths }: Pick<CatalogImage, "brands" | "paths">,
  now: number,
): (row: ProductRow) => number {
  const { category, seller, brand, minPrice = 0, maxPrice = Infinity, rating = 0, inStock, filter } = query;
  const brandChosen = brand && brands.map((name) => brand.includes(name));
  const pathChosen =
    category === undefined
      ? undefined
      : paths.map(({ ids, slugs }) => ids.includes(category) || slugs.includes(category));
  const newSince = filter === "new" ? now - NEW_MS : -Infinity;
  return (row) => {
    if (
      (seller !== undefined && row.sellerId !== seller) ||
      row.createdAt < newSince ||
      (filter === "sales" && !row.onSale) ||
      (filter === "brands" && row.brand < 0)
    ) {
      return OUT;
    }
    let failures = 0;
    if (brandChosen && brandChosen[row.brand] !== true) failures |= BRANDS;
    if (pathChosen && pathChosen[row.path] !== true) failures |= CATEGORIES;
    if (row.rating < rating) failures |= RATINGS;
    if (row.price < minPrice || row.price > maxPrice) failures |= PRICE;
    if (inStock !== undefined && row.inStock !== inStock) failures |= IN_STOCK;
    return failures;
  };
}
