import { featuredProductsQuery, similarProductsQuery } from "../features/catalog/catalog-api.ts";
import type { ApiClient } from "../lib/api-client.ts";
import { hasCode } from "../lib/api-error.ts";
import { homeRowLength, similarLength } from "./row-lengths.ts";

/** Products for a page without a product: those of the removed product's category, else featured ones. */
export function fallbackProductsQuery(api: ApiClient, error: unknown) {
  const details = hasCode(error, "product_gone")
    ? (error.details as { category?: string | null })
    : undefined;
  const category = details?.category;
  return category
    ? similarProductsQuery(api, category, similarLength)
    : featuredProductsQuery(api, homeRowLength);
}
