import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { ledgerOf } from "./ledger-of.ts";

/**
 * Writes down that a gateway gave a whole payment back by itself, from its cabinet, and queues `followRefund` in the
 * same transaction. False when it stands there already; `words` say who states it, where the gateway does not.
 */
export function bookReversal(
  container: MedusaContainer,
  { id, orderId }: Attempt,
  words?: string,
): Promise<boolean> {
  return ledgerOf(container).withOrder(orderId, async (order) => {
    const now = order?.attempts.find((attempt) => attempt.id === id);
    if (!order || now?.state !== "paid") return false;
    // Somebody here may wait for this very answer of the gateway.
    const reversal = now.reversal === null ? {} : ({ reversal: "done" } as const);
    const moved = await order.move(now, "refunded", { ...reversal, ...(words && { reversalNote: words }) });
    const call = words ? "reversal stated by a person" : "reversal found at the gateway";
    await order.note({ gateway: now.gateway, call, request: {}, answer: { words: words ?? null } }, moved);
    return true;
  });
}
