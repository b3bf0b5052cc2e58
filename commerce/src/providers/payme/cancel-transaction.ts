import type { Attempt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { readWhole } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { stateOf, transactionOf, withTransaction } from "./transaction.ts";

/** Reasons of Payme as a buyer reads them: 2 and 3 are a debit that failed, 4 is time that ran out. */
const failures: Record<number, string> = { 2: "refused", 3: "refused", 4: "expired" };

/** Known are 1 to 5 and 10; a number that Payme adds one day is no reason to keep somebody's money. */
const LARGEST_REASON = 32_767;

/** Calls off a transaction, or gives its money back: the refund button of Payme's cabinet is this call. */
export function cancelTransaction(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const reason = readWhole(call.params, "reason", 0, LARGEST_REASON);
  return withTransaction(ledger, call, -31003, async (order, attempt) => {
    switch (attempt.state) {
      case "open":
      case "confirming": {
        const failure = failures[reason] ?? "cancelled";
        return cancelled(await order.move(attempt, "cancelled", { reason, failure }));
      }
      case "paid":
      case "late": {
        // The whole payment would go back: also of what the buyer keeps, and of what was paid out by hand.
        const { handedOver, paidOut } = order.payable;
        if (attempt.state === "paid" && (handedOver || paidOut > 0)) return refuse(-31007);
        // Somebody here may wait for this very answer of Payme.
        const reversal = attempt.reversal === null ? {} : ({ reversal: "done" } as const);
        return cancelled(await order.move(attempt, "refunded", { reason, ...reversal }));
      }
      default:
        return cancelled(attempt);
    }
  });
}

const cancelled = (attempt: Attempt): Reply => ({
  result: {
    transaction: transactionOf(attempt),
    cancel_time: attempt.cancelledTime ?? 0,
    state: stateOf(attempt),
  },
});
