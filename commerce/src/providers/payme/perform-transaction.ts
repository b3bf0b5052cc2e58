import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { refuse, type Reply } from "./reply.ts";
import { hasLapsed, lapse } from "./time-out.ts";
import { getState, getTransaction, withTransaction } from "./transaction.ts";

/** Marks the order as paid, since the money has moved. A repeat returns what is stored, however late it comes. */
export function performTransaction(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  return withTransaction(ledger, call, -31003, async (order, attempt) => {
    if (attempt.state === "paid") return performed(attempt);
    if (attempt.state !== "open" || !isAsCreated(order, attempt)) return refuse(-31008);
    if (!hasLapsed(attempt, Date.now())) return performed(await order.move(attempt, "paid"));
    await lapse(order, attempt);
    return refuse(-31008);
  });
}

/** The ledger freezes the order in this state; this check rejects a wrong sum if that ever fails. */
const isAsCreated = ({ payable }: LockedOrder, { amount }: Attempt) =>
  payable.amount === amount && !payable.closedAt;

const performed = (attempt: Attempt): Reply => ({
  result: {
    transaction: getTransaction(attempt),
    perform_time: attempt.performedTime ?? 0,
    state: getState(attempt),
  },
});
