import type { Attempt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { isTransactionId, readId } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { note, PAYME, getState, getTransaction } from "./transaction.ts";

/** Times of a transaction for Payme; 0 when not set. */
export const getProgress = (attempt: Attempt) => ({
  create_time: attempt.createdTime,
  perform_time: attempt.performedTime ?? 0,
  cancel_time: attempt.cancelledTime ?? 0,
  transaction: getTransaction(attempt),
  state: getState(attempt),
  reason: attempt.reason,
});

/** Answers the state of a transaction. Changes nothing, not even an expired one. */
export async function checkTransaction(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const id = readId(call.params.id);
  const attempt = isTransactionId(id) ? await ledger.attempt(PAYME, id) : undefined;
  const reply: Reply = attempt ? { result: getProgress(attempt) } : refuse(-31003);
  await note(ledger, call, reply);
  return reply;
}
