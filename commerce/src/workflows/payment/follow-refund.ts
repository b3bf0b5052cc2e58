import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { readOrderRow } from "../order/read-orders.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { bookRemainder } from "../order/refund-at-gateway.ts";
import { debtsOf } from "./debts-of.ts";
import { paidAttempt } from "./paid-attempt.ts";
import { settleDebts } from "./return-payment.ts";

/**
 * The books follow a payment that went back as a whole. Where the gateway gave it back by itself (its cabinet's
 * button), the order is cancelled with it as far as nothing has been sent; what is on its way or was delivered is
 * refunded in the books too, and earns its shop nothing.
 */
export async function followRefund(container: MedusaContainer, orderId: string): Promise<void> {
  await workWithOrder(container, orderId, async () => {
    const paid = await paidAttempt(container, orderId);
    if (paid?.state !== "refunded") return;
    if (paid.reversal !== "done") await cancelOrder(container, orderId);
    await settleDebts(container, await debtsOf(container, orderId));
    await bookRemainder(container, orderId, paid.id);
    await bookDelivered(container, orderId);
  });
}

/** A parcel delivered a moment before may have been booked as earned. */
async function bookDelivered(container: MedusaContainer, orderId: string): Promise<void> {
  const { seller_orders: parcels } = await readOrderRow(container, orderId);
  for (const { id: parcelId, status } of parcels) {
    if (status === "delivered") await enqueue(container, "book-seller-money", { parcelId });
  }
}

/** The whole order; where a parcel of it is on its way already, the others. */
async function cancelOrder(container: MedusaContainer, orderId: string): Promise<void> {
  if (await cancelIfEarly(container, orderId)) return;
  const { seller_orders: parcels } = await readOrderRow(container, orderId);
  for (const { id, status } of parcels) {
    if (status !== "cancelled") await cancelIfEarly(container, orderId, id);
  }
}

async function cancelIfEarly(
  container: MedusaContainer,
  orderId: string,
  parcelId?: string,
): Promise<boolean> {
  try {
    await cancelUnderLock(container, orderId, { parcelId, actor: "system", reason: "refunded" });
    return true;
  } catch (error) {
    if (!(error instanceof ShopError && error.code === "too_late_to_cancel")) throw error;
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The payment of order ${orderId} was given back while goods of it are on their way`);
    return false;
  }
}
