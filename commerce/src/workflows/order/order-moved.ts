import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * A parcel changed its status, or something was cancelled or returned; `data.id` is the order's. Lost if the process
 * dies.
 */
export const orderMovedEvent = "shop-order.moved";

export async function announceMove(container: MedusaContainer, orderId: string): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: orderMovedEvent, data: { id: orderId } });
}
