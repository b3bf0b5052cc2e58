import { toTiyin } from "@bezak/contract/money.ts";
import { isLapsed } from "../../modules/payment-ledger/leave-attempt.ts";
import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import { readTiyin } from "./amount.ts";
import { expire, isOwn, findPaydoc, type Decision } from "./attempts.ts";
import type { ClickFields } from "./fields.ts";

/**
 * Ends an attempt: paid, or cancelled when Click reports a failed payment. Only the state of this attempt counts: -4
 * tells Click that this very payment is booked, so a cancelled attempt of an order that was paid otherwise gets -9.
 */
export async function complete(order: LockedOrder, fields: ClickFields, now: number): Promise<Decision> {
  const attempt = order.attempts.find((one) => isPrepared(one, fields));
  const answer = (error: -2 | -4 | -6, of?: Attempt): Decision => ({
    reply: { error, id: error === -4 ? of?.no : null },
    attempt: of,
  });
  if (!attempt) return answer(-6);
  if (attempt.state === "paid") {
    // Click's checklist: a failure reported after the success changes nothing; a reversal is requested, not reported.
    return fields.error < 0 ? cancelled(attempt, "it was paid before") : answer(-4, attempt);
  }
  if (readTiyin(fields.amount) !== toTiyin(attempt.amount)) return answer(-2, attempt);
  if (attempt.state !== "open") return cancelled(attempt);
  if (fields.error < 0) return cancelled(await fail(order, attempt, fields));
  if (isLapsed(attempt, now)) return cancelled(await expire(order, attempt), "its time is over");
  const paid = await order.move(attempt, "paid");
  return { reply: { error: 0, id: paid.no }, attempt: paid };
}

/**
 * Whether our prepare id and Click's ids name this attempt. The payment id is not signed, so it is compared as well.
 */
function isPrepared(attempt: Attempt, fields: ClickFields): boolean {
  const known = findPaydoc(attempt);
  return (
    isOwn(attempt, fields) &&
    String(attempt.no) === fields.prepareId &&
    (known === fields.paydocId || known === undefined)
  );
}

function fail(order: LockedOrder, attempt: Attempt, { error, errorNote }: ClickFields): Promise<Attempt> {
  const byBuyer = /cancel|отмен|bekor/i.test(errorNote);
  return order.move(attempt, "cancelled", { reason: error, failure: byBuyer ? "cancelled" : "refused" });
}

const cancelled = (attempt: Attempt, why?: string): Decision => ({
  reply: { error: -9, why, id: null },
  attempt,
});
