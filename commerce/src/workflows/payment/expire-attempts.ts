import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ledgerOf } from "./ledger-of.ts";

/** Payme's number for a try that timed out. */
const TIMED_OUT = 4;

/** Gives up the tries whose time is over; whatever is being confirmed is asked about instead. */
export async function expireAttempts(container: MedusaContainer): Promise<void> {
  const ledger = ledgerOf(container);
  for (const orderId of await ledger.sweeps.expired()) {
    try {
      await ledger.withOrder(orderId, async (order) => {
        const held = order?.holding;
        // Looked at again under the lock: it may have been paid meanwhile.
        if (!order || held?.state !== "open" || !held.expiresAt || held.expiresAt > new Date()) return;
        await order.move(held, "cancelled", { failure: "expired", reason: TIMED_OUT });
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A try to pay order ${orderId} is over and stays for the next round: ${String(error)}`);
    }
  }
}
