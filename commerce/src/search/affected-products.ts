import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Finds the products that a changed record concerns, by the record's kind. In SQL rather than `query.graph`, since a
 * record that was just deleted must still lead to its product.
 */
const productQueries = {
  product: "SELECT unnest(?::text[]) AS id",
  variant: "SELECT product_id AS id FROM product_variant WHERE id = ANY(?)",
  price: `SELECT variant.product_id AS id FROM price
    JOIN product_variant_price_set link ON link.price_set_id = price.price_set_id
    JOIN product_variant variant ON variant.id = link.variant_id WHERE price.id = ANY(?)`,
  level: `SELECT variant.product_id AS id FROM inventory_level level
    JOIN product_variant_inventory_item link ON link.inventory_item_id = level.inventory_item_id
    JOIN product_variant variant ON variant.id = link.variant_id WHERE level.id = ANY(?)`,
  category: `WITH RECURSIVE branch AS (
      SELECT id FROM product_category WHERE id = ANY(?)
      UNION SELECT child.id FROM product_category child JOIN branch ON child.parent_category_id = branch.id)
    SELECT link.product_id AS id FROM product_category_product link
    JOIN branch ON branch.id = link.product_category_id`,
  review: "SELECT product_id AS id FROM product_review WHERE id = ANY(?)",
  seller: "SELECT product_id AS id FROM seller_seller_product_product WHERE seller_id = ANY(?)",
  sellerLink: "SELECT product_id AS id FROM seller_seller_product_product WHERE id = ANY(?)",
};

export type SourceKind = keyof typeof productQueries;

const translated: Record<string, SourceKind> = {
  product: "product",
  product_variant: "variant",
  product_category: "category",
};

/** Returns ids of products whose document may be outdated after changes of these records. */
export async function affectedProducts(
  container: MedusaContainer,
  kind: SourceKind | "translation",
  ids: string[],
): Promise<string[]> {
  if (!ids.length) {
    return [];
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  if (kind !== "translation") {
    const { rows } = await database.raw(productQueries[kind], [ids]);
    return rows.map((row: { id: string }) => row.id);
  }
  const { rows } = await database.raw("SELECT reference, reference_id FROM translation WHERE id = ANY(?)", [
    ids,
  ]);
  const found = await Promise.all(
    rows.map(async ({ reference, reference_id }: { reference: string; reference_id: string }) => {
      const target = translated[reference];
      return target ? affectedProducts(container, target, [reference_id]) : [];
    }),
  );
  return found.flat();
}
