import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
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

async function callOff(container: MedusaContainer, orderId: string): Promise<void> {
  try {
    await cancelUnderLock(container, orderId, { actor: "system", reason: "refunded" });
  } catch (error) {
    if (!(error instanceof ShopError && error.code === "too_late_to_cancel")) throw error;
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The payment of order ${orderId} was given back while its goods are on their way`);
  }
}
