import { toTiyin } from "@bezak/contract/money.ts";
import type { Attempt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { progressOf } from "./check-transaction.ts";
import { readWhole } from "./params.ts";
import type { Reply } from "./reply.ts";
import { note, PAYME } from "./transaction.ts";

/** All transactions, whatever became of them, by the time that Payme gave them, both ends included. */
export async function getStatement(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const from = readWhole(call.params, "from", 0, Number.MAX_SAFE_INTEGER);
  const to = readWhole(call.params, "to", 0, Number.MAX_SAFE_INTEGER);
  const attempts = await ledger.statement(PAYME, from, to);
  const transactions = attempts.map(lineOf);
  // What they are can be read in the ledger for ever: the event keeps how many were told.
  await note(ledger, call, { result: { transactions: transactions.length } });
  return { result: { transactions } };
}

const lineOf = (attempt: Attempt) => ({
  id: attempt.externalId,
  time: attempt.gatewayTime,
  amount: toTiyin(attempt.amount),
  account: attempt.data.account,
  ...progressOf(attempt),
  receivers: null,
});
