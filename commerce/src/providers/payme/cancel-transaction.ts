import type { Attempt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { readWhole } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { getState, getTransaction, withTransaction } from "./transaction.ts";

/** Payme's reasons as payment failures: 2 and 3 are a failed debit, 4 is a timeout. */
const failures: Record<number, string> = { 2: "refused", 3: "refused", 4: "expired" };

/** Known reasons are 1 to 5 and 10; a new one must not block a refund. */
const LARGEST_REASON = 32_767;

/** Cancels a transaction or refunds it: the refund button of Payme's merchant dashboard makes this call. */
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
        // The whole payment would be refunded, including products that the buyer keeps and manual refunds.
        const { handedOver, paidOut } = order.payable;
        if (attempt.state === "paid" && (handedOver || paidOut > 0)) return refuse(-31007);
        // Completes a reversal that an administrator has requested here.
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
    transaction: getTransaction(attempt),
    cancel_time: attempt.cancelledTime ?? 0,
    state: getState(attempt),
  },
});
