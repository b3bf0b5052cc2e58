import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import type { Taken } from "./card-gateway.ts";
import { readReceiptUrl } from "./receipt-url.ts";

/**
 * Records that the gateway took money. It pays the order when the amount matches and the order still waits for it;
 * otherwise the attempt is late and refunded. A repeat changes nothing.
 */
export async function bookTaken(order: LockedOrder, attempt: Attempt, taken: Taken): Promise<Attempt> {
  const { state } = attempt;
  if (state === "paid" || state === "late" || state === "refunded") return attempt;
  const { payable, holding } = order;
  const fits = taken.amount === attempt.amount && attempt.amount === payable.amount;
  const data = {
    successId: taken.successId,
    confirmed: null,
    ...(fits ? {} : { taken: taken.amount }),
  };
  if (!fits || holding?.id !== attempt.id || payable.closedAt) {
    const given = state === "open" ? await order.move(attempt, "cancelled") : attempt;
    return order.move(given, "late", { data });
  }
  const paid = await order.move(attempt, "paid", { data });
  if (taken.receiptUrl) await order.keepReceipt(paid, readReceiptUrl(taken.receiptUrl, paid));
  return paid;
}
