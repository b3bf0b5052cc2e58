import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { LOCK_LEASE } from "../order/lock-lease.ts";

/** Seconds to wait for orders that are being placed; below the front door's time-out. */
const WAIT = 8;

/**
 * Runs a change of stock under the locks that orders take to reserve the same pieces (order/reserve-stock.ts): neither
 * reads what the other is about to change.
 */
export async function withStockLocked<T>(
  container: MedusaContainer,
  productIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select distinct link.inventory_item_id as id from product_variant variant
     join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
     where variant.product_id = any(?::text[]) and variant.deleted_at is null`,
    [[...productIds]],
  )) as { rows: { id: string }[] };
  if (rows.length === 0) return work();
  const items = rows.map(({ id }) => id);
  return container.resolve(Modules.LOCKING).execute(items, work, { timeout: WAIT, expire: LOCK_LEASE });
}
