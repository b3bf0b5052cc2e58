import type { MedusaContainer } from "@medusajs/framework/types";
import { leaveAttempt, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import { ledgerOf } from "./ledger-of.ts";

/** Gives up a try that was left: an order is called off in spite of a card's form that stands open somewhere. */
export async function abandonPaymentForm(container: MedusaContainer, orderId: string): Promise<void> {
  await ledgerOf(container).withOrder(orderId, async (order) => {
    const now = Date.now();
    if (order?.holding && mayBeLeft(order.holding, now)) await leaveAttempt(order, order.holding, now);
  });
}
