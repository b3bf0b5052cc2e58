import { toTiyin, type Sum } from "@bezak/contract/money.ts";
import type { Attempt, LockedOrder, PaymentLedger } from "../../../modules/payment-ledger/ledger.ts";
import { UnknownCallers } from "../../../modules/payment-ledger/unknown-callers.ts";
import { isOver } from "../card-attempt.ts";
import type { AtmosOptions } from "../options.ts";
import { isSigned, readCallback, type CallbackFields } from "./callback-fields.ts";

/** `status` 1 lets ATMOS take the money; 0 forbids it. */
export interface CallbackAnswer {
  status: 0 | 1;
  message: string;
}

const OK: CallbackAnswer = { status: 1, message: "OK" };
const refused = (message: string): CallbackAnswer => ({ status: 0, message });

/** Calls without ATMOS's signature, and from foreign addresses. */
export const unknownCallers = new UnknownCallers("atmos", refused("The signature does not fit"));

/**
 * Answers ATMOS's question, before it takes money, whether this transaction may be paid. A yes is committed before it
 * is answered; whether the money moved is then queried (`checkCard`). A repeat gets the same answer as long as nothing
 * has changed since.
 */
export async function answerCallback(
  ledger: PaymentLedger,
  { storeId, apiKey }: Pick<AtmosOptions, "storeId" | "apiKey">,
  text: string,
): Promise<CallbackAnswer> {
  const fields = readCallback(text);
  if (!fields || fields.store_id !== storeId || !isSigned(fields, apiKey)) {
    unknownCallers.record(ledger, fields?.store_id === storeId ? "signature" : "request");
    return refused(fields ? "The signature does not fit" : "The request is not complete");
  }
  const { sign: _sign, ...request } = fields;
  const keep = (answer: CallbackAnswer) => ({ gateway: "atmos", call: "callback", request, answer });
  return ledger.withExternalId("atmos", fields.transaction_id, async (order, attempt) => {
    const answer = order && attempt ? await decide(order, attempt, fields) : refused("No such transaction");
    if (order && attempt) await order.note(keep(answer), attempt);
    else await ledger.note(keep(answer));
    return answer;
  });
}

async function decide(order: LockedOrder, attempt: Attempt, fields: CallbackFields): Promise<CallbackAnswer> {
  const { payable, holding } = order;
  if (fields.account !== payable.number) return refused("The account is another one");
  if (!isAmount(fields.amount, attempt.amount) || attempt.amount !== payable.amount) {
    return refused("The amount is another one");
  }
  // Permitted before; ATMOS also asks while a payment with a code of ours is being confirmed.
  if (attempt.state === "confirming" || attempt.state === "paid") return OK;
  if (attempt.state !== "open" || holding?.id !== attempt.id) return refused("The transaction is closed");
  const now = Date.now();
  if (isOver(attempt, now)) {
    await order.move(attempt, "cancelled", { failure: "expired" });
    return refused("The transaction has expired");
  }
  if (payable.closedAt || payable.method !== attempt.method)
    return refused("The order is not paid so any more");
  // No code was entered: the money must not be taken.
  if (attempt.method !== "card") return refused("The transaction is not confirmed");
  await order.move(attempt, "confirming", { data: { confirmed: "asked", askedAt: now } });
  return OK;
}

function isAmount(tiyin: string, sum: Sum): boolean {
  return /^\d{1,15}$/.test(tiyin) && Number(tiyin) === toTiyin(sum);
}
