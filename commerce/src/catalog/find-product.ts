import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { ShopError } from "../shop-error.ts";

/** A visible product. */
export interface FoundProduct {
  id: string;
  sellerId: string;
}

/**
 * Finds a product by id or slug.
 * @throws ShopError 404 product_not_found, also for one outside the catalogue (a draft, a suspended seller's)
 */
export async function findProduct(container: MedusaContainer, key: string): Promise<FoundProduct> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await withIndexTable(container, (table) =>
    database.raw(
      `SELECT id, indexed->>'sellerId' AS "sellerId" FROM ${table}
       WHERE id = ? OR indexed @> ?::jsonb LIMIT 1`,
      [key, JSON.stringify({ slug: key })],
    ),
  );
  const [product] = rows as FoundProduct[];
  if (!product) throw new ShopError(404, "product_not_found", "There is no such product.");
  return product;
}
