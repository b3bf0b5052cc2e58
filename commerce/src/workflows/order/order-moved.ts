import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Something of an order was moved, called off or returned; `data.id` is the order's. May be lost with the process. */
export const orderMovedEvent = "shop-order.moved";

export async function announceMove(container: MedusaContainer, orderId: string): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: orderMovedEvent, data: { id: orderId } });
}
