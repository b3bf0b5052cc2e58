import type { MedusaContainer } from "@medusajs/framework/types";
import { underOrderLock } from "../order/settle-payment.ts";
import { ledgerOf } from "./ledger-of.ts";
import { reversePayment } from "./reverse-payment.ts";

/**
 * Gives back money that came when its order could no longer be paid by it. What the gateway refuses stays recorded as
 * late, for a person (`npm run reconcile` lists it); what it is silent about is asked again.
 * @throws Error while the gateway is silent, so that the job is tried again
 */
export async function returnLateMoney(container: MedusaContainer, orderId: string): Promise<void> {
  await underOrderLock(container, orderId, async () => {
    const attempts = await ledgerOf(container).attemptsOf([orderId]);
    for (const attempt of attempts) {
      if (attempt.state !== "late" || attempt.reversal === "refused") continue;
      const outcome = await reversePayment(container, attempt);
      if (outcome === "waiting") throw new Error(`${attempt.gateway} has not answered about ${attempt.id}`);
    }
  });
}
