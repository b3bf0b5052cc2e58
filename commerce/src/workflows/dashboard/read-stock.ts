import { lowStock } from "@bezak/contract/product-attributes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export interface LowVariant {
  productId: string;
  variantId: string;
  /** pieces that can be sold, without reserved ones */
  stock: number;
  /** the product has no other variant */
  alone: boolean;
}

/** A shop's published products. */
const PUBLISHED = `
  seller_seller_product_product owned
  join product on product.id = owned.product_id and product.status = 'published' and product.deleted_at is null
  where owned.seller_id = ? and owned.deleted_at is null`;

export async function countPublished(container: MedusaContainer, sellerId: string): Promise<number> {
  const { rows } = await raw<{ count: number }>(
    container,
    `select count(*)::int as count from ${PUBLISHED}`,
    [sellerId],
  );
  return rows[0]?.count ?? 0;
}

/** Published variants with little or no stock, lowest first; without those that have no stock management. */
export async function readLowStock(
  container: MedusaContainer,
  sellerId: string,
  most: number,
): Promise<LowVariant[]> {
  const { rows } = await raw<LowVariant>(
    container,
    `with variants as (
       select v.id, v.product_id, v.manage_inventory, count(*) over (partition by v.product_id) as siblings
       from product_variant v where v.deleted_at is null
         and v.product_id in (select owned.product_id from ${PUBLISHED})),
     parts as (
       select v.id, part.inventory_item_id,
              floor(coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0) / max(part.required_quantity)) as sets
       from variants v
       left join product_variant_inventory_item part on part.variant_id = v.id and part.deleted_at is null
       left join inventory_level level
         on level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
       where v.manage_inventory group by v.id, part.inventory_item_id),
     stocks as (select id, greatest(0, coalesce(min(sets), 0))::int as stock from parts group by id)
     select v.product_id as "productId", v.id as "variantId", stocks.stock, v.siblings = 1 as alone
     from stocks join variants v on v.id = stocks.id
     where stocks.stock <= ? order by stocks.stock, v.product_id, v.id limit ?`,
    [sellerId, lowStock, most],
  );
  return rows;
}

function raw<Row>(container: MedusaContainer, sql: string, values: readonly (string | number)[]) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.raw(sql, values) as unknown as Promise<{ rows: Row[] }>;
}
