import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { getLedger } from "./get-ledger.ts";

/**
 * Records that a gateway refunded a whole payment on its own initiative, from its merchant dashboard, and queues
 * `followRefund` in the same transaction. False when it is recorded already; `words` is a person's statement where the
 * gateway cannot confirm it.
 */
export function bookReversal(
  container: MedusaContainer,
  { id, orderId }: Attempt,
  words?: string,
): Promise<boolean> {
  return getLedger(container).withOrder(orderId, async (order) => {
    const now = order?.attempts.find((attempt) => attempt.id === id);
    if (!order || now?.state !== "paid") return false;
    // A refund that we requested may still be waiting for this answer of the gateway.
    const reversal = now.reversal === null ? {} : ({ reversal: "done" } as const);
    const moved = await order.move(now, "refunded", { ...reversal, ...(words && { reversalNote: words }) });
    const call = words ? "reversal stated by a person" : "reversal found at the gateway";
    await order.note({ gateway: now.gateway, call, request: {}, answer: { words: words ?? null } }, moved);
    return true;
  });
}
