import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { findReversal } from "../../providers/configured.ts";
import { getLedger } from "./get-ledger.ts";

/** `waiting`: the gateway does not answer and is asked again later. */
export type Reversed = "refunded" | "refused" | "waiting";

const NO_CALL = "The gateway gives nothing back by a call: it is done in its cabinet";

/**
 * Lets a gateway refund a whole payment, once. The request is recorded before it is sent, and its outcome is queried before
 * it is sent again, so that neither a crash in between nor a lost answer refunds twice. The caller holds the order's lock.
 */
export async function reversePayment(container: MedusaContainer, attempt: Attempt): Promise<Reversed> {
  if (attempt.state === "refunded") return "refunded";
  const gateway = findReversal(attempt.gateway);
  if (!gateway) {
    await change(container, attempt, { reversal: "refused", reversalNote: NO_CALL });
    return "refused";
  }
  if (attempt.reversal === "asked") {
    const found = await gateway.find(attempt);
    if (found === "returned") return refunded(container, attempt);
    if (found === "unknown") return "waiting";
  }
  await change(container, attempt, { reversal: "asked", looked: true });
  const answer = await gateway.reverse(attempt);
  if (answer.kind === "done") return refunded(container, attempt);
  if (answer.kind === "silent") return "waiting";
  await change(container, attempt, { reversal: "refused", reversalNote: answer.why });
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`${attempt.gateway} refused to refund payment ${attempt.id}: ${answer.why}`);
  return "refused";
}

async function refunded(container: MedusaContainer, attempt: Attempt): Promise<Reversed> {
  await getLedger(container).withOrder(attempt.orderId, async (order) => {
    const now = order?.attempts.find(({ id }) => id === attempt.id);
    // The button in the gateway's merchant dashboard may have been faster.
    if (order && now && now.state !== "refunded") await order.move(now, "refunded", { reversal: "done" });
  });
  return "refunded";
}

async function change(
  container: MedusaContainer,
  attempt: Attempt,
  to: { reversal: "asked" | "refused"; reversalNote?: string; looked?: boolean },
): Promise<void> {
  await getLedger(container).withOrder(attempt.orderId, async (order) => {
    const now = order?.attempts.find(({ id }) => id === attempt.id);
    if (order && now && now.state !== "refunded") await order.change(now, to);
  });
}
