import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { readOrderRow } from "../order/read-orders.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { bookRemainder } from "../order/refund-at-gateway.ts";
import { readDebts } from "./read-debts.ts";
import { findPaidAttempt } from "./paid-attempt.ts";
import { settleDebts } from "./return-payment.ts";

/**
 * Books a payment that was refunded as a whole. If the gateway refunded it on its own initiative (the button in its
 * merchant dashboard), the parcels that have not been sent are cancelled too. Parcels in transit or delivered are
 * refunded in the engine as well, and their shops earn nothing from them.
 */
export async function followRefund(container: MedusaContainer, orderId: string): Promise<void> {
  await workWithOrder(container, orderId, async () => {
    const paid = await findPaidAttempt(container, orderId);
    if (paid?.state !== "refunded") return;
    if (paid.reversal !== "done") await cancelOrder(container, orderId);
    await settleDebts(container, await readDebts(container, orderId));
    await bookRemainder(container, orderId, paid.id);
    await bookDelivered(container, orderId);
  });
}

/** A parcel that was delivered a moment ago may already be booked as income of its shop. */
async function bookDelivered(container: MedusaContainer, orderId: string): Promise<void> {
  const { seller_orders: parcels } = await readOrderRow(container, orderId);
  for (const { id: parcelId, status } of parcels) {
    if (status === "delivered") await enqueue(container, "book-seller-money", { parcelId });
  }
}

/** Cancels the whole order or, if one of its parcels is in transit, the others. */
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
      .warn(`The payment of order ${orderId} was refunded while parcels of it are in transit`);
    return false;
  }
}
