import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { getLedger } from "./get-ledger.ts";

/** Cancels the orders whose payment deadline has passed, which releases their stock. */
export async function releaseUnpaid(container: MedusaContainer): Promise<void> {
  for (const orderId of await getLedger(container).sweeps.unpaid()) {
    try {
      await workWithOrder(container, orderId, () => releaseIfUnpaid(container, orderId));
    } catch (error) {
      // A gateway has started a payment in the meantime; its attempt decides.
      if (error instanceof ShopError && error.code === "payment_in_progress") continue;
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Unpaid order ${orderId} stays for the next round: ${String(error)}`);
    }
  }
}

/**
 * The buyer may have chosen another payment method since the query. Cancelling locks the payable, so a gateway is
 * either first or refused.
 */
async function releaseIfUnpaid(container: MedusaContainer, orderId: string): Promise<void> {
  const ledger = getLedger(container);
  const [payable, attempts] = await Promise.all([
    ledger.findPayable(orderId),
    ledger.listAttempts([orderId]),
  ]);
  if (!payable?.openUntil || payable.openUntil > new Date() || payable.closedAt) return;
  if (attempts.some(({ state }) => state === "paid")) return;
  await cancelUnderLock(container, orderId, { actor: "system", reason: "unpaid" });
}
