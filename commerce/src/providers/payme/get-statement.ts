import { toTiyin } from "@bezak/contract/money.ts";
import type { Attempt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { getProgress } from "./check-transaction.ts";
import { readWhole } from "./params.ts";
import type { Reply } from "./reply.ts";
import { note, PAYME } from "./transaction.ts";

/** Returns all transactions in any state, by Payme's creation time, both ends inclusive. */
export async function getStatement(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const from = readWhole(call.params, "from", 0, Number.MAX_SAFE_INTEGER);
  const to = readWhole(call.params, "to", 0, Number.MAX_SAFE_INTEGER);
  const attempts = await ledger.statement(PAYME, from, to);
  const transactions = attempts.map(toLine);
  // The ledger stores the transactions, so the event stores only their number.
  await note(ledger, call, { result: { transactions: transactions.length } });
  return { result: { transactions } };
}

const toLine = (attempt: Attempt) => ({
  id: attempt.externalId,
  time: attempt.gatewayTime,
  amount: toTiyin(attempt.amount),
  account: attempt.data.account,
  ...getProgress(attempt),
  receivers: null,
});
