import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { readOrderRow } from "../order/read-orders.ts";
import { debtsOf } from "./debts-of.ts";
import { paidAttempt } from "./paid-attempt.ts";
import { settleDebts } from "./return-payment.ts";

/**
 * The books follow a payment that went back as a whole. Where the gateway gave it back by itself (its cabinet's
 * button), the order is called off with it, as far as its goods are still here.
 */
export async function followRefund(container: MedusaContainer, orderId: string): Promise<void> {
  await workWithOrder(container, orderId, async () => {
    const paid = await paidAttempt(container, orderId);
    if (paid?.state !== "refunded") return;
    if (paid.reversal !== "done") await callOff(container, orderId);
    await settleDebts(container, await debtsOf(container, orderId));
  });
}

/** The whole order; where a parcel of it is on its way already, the others. */
async function callOff(container: MedusaContainer, orderId: string): Promise<void> {
  if (await callOffIfEarly(container, orderId)) return;
  const { seller_orders: parcels } = await readOrderRow(container, orderId);
  for (const { id, status } of parcels) {
    if (status !== "cancelled") await callOffIfEarly(container, orderId, id);
  }
}

async function callOffIfEarly(
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
