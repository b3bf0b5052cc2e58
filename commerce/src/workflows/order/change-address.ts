import type { NewOrder } from "@bezak/contract/orders.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { inTransaction } from "../users/sql.ts";

export interface NewAddress {
  address: string;
  /** without it the present one stays */
  comment?: string;
  /** who changes it */
  adminId: string;
}

const sent: readonly OrderStatus[] = ["shipped", "delivered"];

/**
 * Changes the address of an order and its parcels in one transaction, and notes in the order who did it and when. The caller holds the order's lock. The same address
 * again changes nothing.
 * @throws ShopError 409 conflict for a pickup, or when a parcel is sent or all are cancelled
 */
export function changeAddress(
  container: MedusaContainer,
  orderId: string,
  { address, comment, adminId }: NewAddress,
): Promise<void> {
  return inTransaction(container, async (sql) => {
    const parcels = await sql<{ status: OrderStatus }>(
      "select status from seller_order where order_id = ? and deleted_at is null for update",
      [orderId],
    );
    const [order] = await sql<{ delivery: NewOrder["delivery"] }>(
      `select metadata->'delivery' as delivery from "order" where id = ? for update`,
      [orderId],
    );
    const isSent = parcels.some(({ status }) => sent.includes(status));
    const isOver = parcels.every(({ status }) => status === "cancelled");
    if (!order || order.delivery.method !== "courier" || isSent || isOver)
      throw new ShopError(409, "conflict", "The address of this order cannot be changed any more");
    const change = {
      address,
      comment: comment === undefined ? (order.delivery.comment ?? null) : comment || null,
    };
    if (order.delivery.address === change.address && (order.delivery.comment ?? null) === change.comment)
      return;
    const event = { id: generateEntityId("", "addrchange"), at: new Date().toISOString(), adminId };
    await sql(
      `update "order" set updated_at = now(),
         metadata = metadata || jsonb_build_object('delivery', metadata->'delivery' || ?::jsonb,
           'addressChanges', coalesce(metadata->'addressChanges', '[]') || ?::jsonb) where id = ?`,
      [JSON.stringify(change), JSON.stringify(event), orderId],
    );
    await sql(
      `update order_address set address_1 = ?, updated_at = now()
       where id = (select shipping_address_id from "order" where id = ?)`,
      [address, orderId],
    );
    // gives every parcel of the order another version
    await sql(
      "update seller_order set updated_at = clock_timestamp() where order_id = ? and deleted_at is null",
      [orderId],
    );
  });
}
