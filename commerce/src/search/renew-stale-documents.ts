import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "./index-table.ts";
import { renewDocuments } from "./renew-documents.ts";

const BATCH = 200;

/**
 * Events are in memory and lost with the process. So each start updates documents that are older than their sources,
 * missing, or whose product is deleted or belongs to a shop that does not sell. Returns the number of updated products.
 */
export async function renewStaleDocuments(container: MedusaContainer): Promise<number> {
  const ids = await withIndexTable(container, (table) => staleProducts(container, table));
  for (let start = 0; start < ids.length; start += BATCH) {
    await renewDocuments(container, ids.slice(start, start + BATCH));
  }
  return ids.length;
}

async function staleProducts(container: MedusaContainer, table: string): Promise<string[]> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    WITH source AS (
      SELECT id, updated_at, deleted_at FROM product
      UNION ALL SELECT product_id, updated_at, deleted_at FROM product_variant
      UNION ALL SELECT variant.product_id, price.updated_at, price.deleted_at FROM price
        JOIN product_variant_price_set link ON link.price_set_id = price.price_set_id
        JOIN product_variant variant ON variant.id = link.variant_id
      UNION ALL SELECT variant.product_id, level.updated_at, level.deleted_at FROM inventory_level level
        JOIN product_variant_inventory_item link ON link.inventory_item_id = level.inventory_item_id
        JOIN product_variant variant ON variant.id = link.variant_id
      UNION ALL SELECT reference_id, updated_at, deleted_at FROM translation WHERE reference = 'product'
      UNION ALL SELECT product_id, updated_at, deleted_at FROM seller_seller_product_product
      UNION ALL SELECT product_id, updated_at, deleted_at FROM product_review
      UNION ALL SELECT link.product_id, seller.updated_at, seller.deleted_at FROM seller
        JOIN seller_seller_product_product link ON link.seller_id = seller.id
      UNION ALL SELECT link.product_id, category.updated_at, category.deleted_at FROM product_category category
        JOIN product_category_product link ON link.product_category_id = category.id
    ), newest AS (
      SELECT id, max(greatest(updated_at, deleted_at)) AS at FROM source GROUP BY id
    )
    SELECT product.id FROM product
    JOIN newest ON newest.id = product.id
    LEFT JOIN ${table} document ON document.id = product.id
    WHERE CASE WHEN product.deleted_at IS NULL AND product.status = 'published' AND EXISTS (
        SELECT FROM seller_seller_product_product owned JOIN seller ON seller.id = owned.seller_id
        WHERE owned.product_id = product.id AND owned.deleted_at IS NULL
          AND seller.status = 'active' AND seller.deleted_at IS NULL)
      THEN document.id IS NULL OR newest.at > document.updated_at
      ELSE document.id IS NOT NULL END`);
  return rows.map((row: { id: string }) => row.id);
}
