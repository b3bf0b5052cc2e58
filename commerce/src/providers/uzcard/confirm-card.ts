import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { bookTaken } from "./book-taken.ts";
import type { CardFailure, CardGateway, Refused, Unsent } from "./card-gateway.ts";
import { attemptIn, getData, isOver, isOwn, getTime } from "./card-attempt.ts";
import { note } from "./pay-by-card.ts";

/** `asked`: the gateway's answer is not known yet; `away`: the gateway was not reached, the code can be sent again. */
export type ConfirmCard =
  | { kind: "paid" }
  | { kind: "asked" }
  | { kind: "code_wrong"; triesLeft: number }
  | { kind: "refused"; failure: CardFailure }
  | { kind: "code_expired" }
  | { kind: "away" };

/**
 * Pays with the code of the SMS. The ledger records the confirmation before the gateway is called, and of parallel
 * calls only one calls it; when its answer is lost, `checkCard` finds the result, and the confirmation is never
 * repeated.
 */
export async function confirmCard(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  otp: string,
): Promise<ConfirmCard> {
  const decided = await ledger.withOrder(orderId, (order) => begin(order, gateway));
  if (decided.kind !== "ask") return decided;
  const { attemptId, externalId } = decided;
  const answer = await gateway.confirm(externalId, otp);
  return ledger.withOrder<ConfirmCard>(orderId, async (order) => {
    const now = order && attemptIn(order, attemptId);
    if (!order || !now) return { kind: "asked" };
    await note(order, now, gateway, "confirm", { externalId }, answer);
    if (answer.kind === "ok") {
      const { state } = await bookTaken(order, now, answer.taken);
      return state === "paid" ? { kind: "paid" } : { kind: "asked" };
    }
    // Another check has found the result meanwhile.
    if (now.state !== "confirming") return now.state === "paid" ? { kind: "paid" } : { kind: "asked" };
    if (answer.kind === "silent" || isDoubtful(answer)) return { kind: "asked" };
    if (answer.kind === "refused") return refuse(order, now, answer);
    await order.move(now, "open", { data: { confirmed: null } });
    return { kind: "away" };
  });
}

type Decided =
  | Exclude<ConfirmCard, { kind: "away" }>
  | { kind: "ask"; attemptId: string; externalId: string };

async function begin(order: LockedOrder | undefined, gateway: CardGateway): Promise<Decided> {
  const held = order?.holding;
  if (held?.state === "paid") return { kind: "paid" };
  if (!order || !held || !isOwn(held, gateway, "uzcard")) return { kind: "code_expired" };
  if (held.state === "confirming") return { kind: "asked" };
  const now = Date.now();
  if (isOver(held, now)) {
    await order.move(held, "cancelled", { failure: "expired" });
    return { kind: "code_expired" };
  }
  const { codeUntil } = getData(held);
  if (!held.externalId || !codeUntil || getTime(codeUntil) <= now) return { kind: "code_expired" };
  await order.move(held, "confirming", { data: { confirmed: "asked", askedAt: now } });
  return { kind: "ask", attemptId: held.id, externalId: held.externalId };
}

/** Another code would be another payment request, so the result of the first one is queried before. */
const isDoubtful = (answer: Refused | Unsent): boolean =>
  answer.kind === "refused" && answer.failure === "code_wrong" && !answer.certain;

/** When it is not certain that nothing was taken, `confirmed` stays and the gateway is queried for some days. */
async function refuse(order: LockedOrder, attempt: Attempt, refused: Refused): Promise<ConfirmCard> {
  const { failure, certain } = refused;
  const data = certain ? { confirmed: null } : {};
  if (failure !== "code_wrong") {
    await order.move(attempt, "cancelled", { failure, data });
    return { kind: "refused", failure };
  }
  const triesLeft = Math.max(0, (getData(attempt).triesLeft ?? 0) - 1);
  const change = { data: { ...data, triesLeft } };
  if (triesLeft > 0) await order.move(attempt, "open", change);
  else await order.move(attempt, "cancelled", { failure, ...change });
  return { kind: "code_wrong", triesLeft };
}
