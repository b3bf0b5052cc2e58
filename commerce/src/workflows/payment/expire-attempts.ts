import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isLapsed, leaveAttempt } from "../../modules/payment-ledger/leave-attempt.ts";
import { getLedger } from "./get-ledger.ts";

/**
 * Closes the attempts whose time is over. An attempt that is being confirmed stays: `resolveCards` asks the gateway
 * about it.
 */
export async function expireAttempts(container: MedusaContainer): Promise<void> {
  const ledger = getLedger(container);
  for (const orderId of await ledger.sweeps.expired()) {
    try {
      await ledger.withOrder(orderId, async (order) => {
        const held = order?.holding;
        // Checked again under the lock: it may have been paid in the meantime.
        const now = Date.now();
        if (order && held && isLapsed(held, now)) await leaveAttempt(order, held, now);
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`An expired payment attempt of order ${orderId} stays for the next round: ${String(error)}`);
    }
  }
}
