import type { MedusaContainer } from "@medusajs/framework/types";
import { leaveAttempt, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import { getLedger } from "./get-ledger.ts";

/** Closes an attempt that the buyer left open, so that an open card form does not block a cancellation. */
export async function abandonPaymentForm(container: MedusaContainer, orderId: string): Promise<void> {
  await getLedger(container).withOrder(orderId, async (order) => {
    const now = Date.now();
    if (order?.holding && mayBeLeft(order.holding, now)) await leaveAttempt(order, order.holding, now);
  });
}
