import { wentBack } from "../../modules/payment-ledger/attempt-state.ts";
import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import type { CardGateway } from "./card-gateway.ts";
import { getData, isOver, isOwn, getTime } from "./card-attempt.ts";

/** Why a payment of this order cannot begin now. */
export type NotNow = "already_paid" | "payment_in_progress" | "payment_closed" | "payment_method_unavailable";

/**
 * Returns why a new attempt may not begin. Cancels an earlier attempt of the same method that only waits or has
 * expired.
 */
export async function whyNotNow(
  order: LockedOrder | undefined,
  gateway: CardGateway,
  method: string,
): Promise<NotNow | undefined> {
  const now = Date.now();
  if (!order) return "payment_closed";
  const { payable, holding, attempts } = order;
  if (holding?.state === "paid") return "already_paid";
  if (attempts.some(wentBack)) return "payment_closed";
  if (payable.closedAt || (payable.openUntil && getTime(payable.openUntil) <= now)) return "payment_closed";
  if (payable.method !== method) return "payment_method_unavailable";
  if (!holding) return undefined;
  if (!isOwn(holding, gateway, method) || holding.state !== "open") return "payment_in_progress";
  if (isOver(holding, now)) {
    await order.move(holding, "cancelled", { failure: "expired" });
    return undefined;
  }
  if (!onlyWaits(holding)) return "payment_in_progress";
  await order.move(holding, "cancelled", { failure: "cancelled" });
  return undefined;
}

/** Whether it waits for a code or on a page; without either its first calls are still in progress. */
function onlyWaits(attempt: Attempt): boolean {
  const { codeUntil, page } = getData(attempt);
  return codeUntil !== undefined || page !== undefined;
}
