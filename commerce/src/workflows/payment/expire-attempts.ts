import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isLapsed, leaveAttempt } from "../../modules/payment-ledger/leave-attempt.ts";
import { ledgerOf } from "./ledger-of.ts";

/** Gives up the tries whose time is over; whatever is being confirmed is asked about instead. */
export async function expireAttempts(container: MedusaContainer): Promise<void> {
  const ledger = ledgerOf(container);
  for (const orderId of await ledger.sweeps.expired()) {
    try {
      await ledger.withOrder(orderId, async (order) => {
        const held = order?.holding;
        // Looked at again under the lock: it may have been paid meanwhile.
        const now = Date.now();
        if (order && held && isLapsed(held, now)) await leaveAttempt(order, held, now);
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A try to pay order ${orderId} is over and stays for the next round: ${String(error)}`);
    }
  }
}
