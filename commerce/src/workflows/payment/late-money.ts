import type { MedusaContainer } from "@medusajs/framework/types";
import { underOrderLock } from "../order/settle-payment.ts";
import { getLedger } from "./get-ledger.ts";
import { reversePayment } from "./reverse-payment.ts";

/**
 * Refunds payments that arrived when their order could no longer be paid. If the gateway refuses, the attempt stays
 * `late` for a person (`npm run reconcile` lists it).
 * @throws Error while the gateway does not answer, so that the job is repeated
 */
export async function returnLateMoney(container: MedusaContainer, orderId: string): Promise<void> {
  await underOrderLock(container, orderId, async () => {
    const attempts = await getLedger(container).listAttempts([orderId]);
    for (const attempt of attempts) {
      if (attempt.state !== "late" || attempt.reversal === "refused") continue;
      const outcome = await reversePayment(container, attempt);
      if (outcome === "waiting") throw new Error(`${attempt.gateway} has not answered about ${attempt.id}`);
    }
  });
}
