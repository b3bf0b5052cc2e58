import { toTiyin } from "@bezak/contract/money.ts";
import { wentBack } from "../../modules/payment-ledger/attempt-state.ts";
import { isLapsed, leaveAttempt, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import { AttemptClash } from "../../modules/payment-ledger/ledger.ts";
import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import { readTiyin } from "./amount.ts";
import { expire, isOwn, findPaydoc, type Decision } from "./attempts.ts";
import type { ClickFields } from "./fields.ts";

/** Click confirms within minutes; a later confirmation is rejected, and Click refunds the payer. */
const OPEN_MS = 30 * 60_000;

/** Begins an attempt, or repeats the earlier answer. The caller has verified the signature. */
export async function prepare(order: LockedOrder, fields: ClickFields, now: number): Promise<Decision> {
  const own = order.attempts.find((attempt) => isOwn(attempt, fields));
  const paid = order.attempts.find(({ state }) => state === "paid");
  if (paid) return { reply: { error: -4 }, attempt: own };
  if (readTiyin(fields.amount) !== toTiyin((own ?? order.payable).amount))
    return { reply: { error: -2 }, attempt: own };
  if (fields.error < 0) return refuse(own, "the payment failed at Click");
  if (own) return repeat(order, own, now);
  const { holding } = order;
  // Two simultaneous attempts could both be debited. The earlier one keeps the order for a while; Click informs the
  // buyer of this one before any money moves.
  if (holding && !mayBeReplaced(holding, fields, now)) {
    return refuse(undefined, "another payment of this order is under way");
  }
  const closed = whyClosed(order, now);
  if (closed) return refuse(undefined, closed);
  if (holding) await leaveAttempt(order, holding, now);
  return begin(order, fields, now);
}

/** Click repeats an attempt under the same payment number, and takes the money once. */
const mayBeReplaced = (holding: Attempt, { paydocId }: ClickFields, now: number): boolean =>
  holding.gateway === "click" &&
  holding.state === "open" &&
  (findPaydoc(holding) === paydocId || mayBeLeft(holding, now));

async function repeat(order: LockedOrder, own: Attempt, now: number): Promise<Decision> {
  if (own.state !== "open") return refuse(own);
  if (isLapsed(own, now)) return refuse(await expire(order, own), "its time is over");
  return { reply: { error: 0, id: own.no }, attempt: own };
}

async function begin(order: LockedOrder, fields: ClickFields, now: number): Promise<Decision> {
  const { clickTransId, paydocId, signedAt } = fields;
  try {
    const attempt = await order.open({
      gateway: "click",
      method: "click",
      externalId: clickTransId,
      gatewayTime: signedAt,
      expiresAt: new Date(now + OPEN_MS),
      data: { clickTransId, paydocId },
    });
    return { reply: { error: 0, id: attempt.no }, attempt };
  } catch (error) {
    if (!(error instanceof AttemptClash)) throw error;
    return { reply: { error: -8, why: "click_trans_id is another order's" } };
  }
}

/** Returns why this order cannot be paid by Click now. */
function whyClosed({ payable, attempts }: LockedOrder, now: number): string | undefined {
  const { closedAt, openUntil, method } = payable;
  if (closedAt || attempts.some(wentBack)) return "the order is closed";
  if (method !== "click") return "the buyer chose another way to pay";
  return openUntil && openUntil.getTime() <= now ? "the time to pay this order is over" : undefined;
}

const refuse = (attempt: Attempt | undefined, why?: string): Decision => ({
  reply: { error: -9, why },
  attempt,
});
