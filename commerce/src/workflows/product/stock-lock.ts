import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { LEASE } from "../../shared/recovery-times.ts";
import type { Sql } from "../users/sql.ts";

/** Seconds to wait for orders that are being placed; below the web server's timeout. */
const WAIT = 8;

/** Whose stock changes: all variants of these products, or these variants. */
export interface StockOf {
  sellerId: string;
  products?: readonly string[];
  variants?: readonly string[];
}

/**
 * Runs a change of stock under the locks that orders take to reserve the same pieces (order/reserve-stock.ts), so that
 * neither reads what the other is about to change.
 */
export async function withStockLocked<T>(
  container: MedusaContainer,
  { sellerId, products = [], variants = [] }: StockOf,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select distinct link.inventory_item_id as id from product_variant variant
     join seller_seller_product_product owned on owned.product_id = variant.product_id and owned.deleted_at is null
     join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
     where (variant.product_id = any(?::text[]) or variant.id = any(?::text[])) and variant.deleted_at is null
       and owned.seller_id = ?`,
    [[...products], [...variants], sellerId],
  )) as { rows: { id: string }[] };
  if (rows.length === 0) return work();
  const items = rows.map(({ id }) => id);
  return container.resolve(Modules.LOCKING).execute(items, work, { timeout: WAIT, expire: LEASE });
}

/** Reservations of orders whose parcels are not written yet. Looking back a day is ample. */
const BEING_ORDERED = `
  select 1 from product_variant_inventory_item link
  join reservation_item taken on taken.inventory_item_id = link.inventory_item_id and taken.deleted_at is null
    and taken.created_at > now() - interval '1 day'
  where link.variant_id = any(?::text[]) and link.deleted_at is null and not exists (
    select 1 from order_item detail
    join seller_order parcel on parcel.order_id = detail.order_id and parcel.deleted_at is null
      and parcel.status in ('shipped', 'delivered')
    where detail.item_id = taken.line_item_id and detail.deleted_at is null)
  limit 1`;

/** Whether an order for one of these variants is being placed; call it under their locks. */
export async function isBeingOrdered(sql: Sql, variantIds: readonly string[]): Promise<boolean> {
  return variantIds.length > 0 && (await sql(BEING_ORDERED, [[...variantIds]])).length > 0;
}
