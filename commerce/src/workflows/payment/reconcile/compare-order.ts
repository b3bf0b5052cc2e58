import { isUnfinished } from "../../../modules/payment-ledger/attempt-state.ts";
import type { Attempt } from "../../../modules/payment-ledger/ledger.ts";
import { isPrepaid } from "../payment-deadline.ts";
import { compareDebts } from "./compare-debts.ts";
import { compareReceipts, type ReceiptsFrom } from "./compare-receipts.ts";
import { difference, type Difference } from "./difference.ts";
import { toPayment, addSums, type OrderAccounts } from "./order-accounts.ts";

const HOUR = 3_600_000;

/** All inconsistencies of one order; `receiptsFrom` lists the gateways in live mode. */
export function compareOrder(
  accounts: OrderAccounts,
  now: number,
  receiptsFrom: ReceiptsFrom = {},
): Difference[] {
  return [
    ...comparePayment(accounts),
    ...compareDebts(accounts),
    ...comparePayable(accounts),
    ...compareParcels(accounts),
    ...unanswered(accounts, now),
    ...compareReceipts(accounts, now, receiptsFrom),
  ];
}

function comparePayment(accounts: OrderAccounts): Difference[] {
  const { orderId, number: order, captured, counted, cancelled, payable, debts } = accounts;
  const payment = toPayment(accounts);
  // A payment of which nothing was captured is another difference: `paid_not_booked`.
  if (counted !== captured && !(payment && captured === 0)) {
    return [difference("count_differs", { order, id: orderId, amounts: { captured, counted } })];
  }
  if (!payment) {
    if (captured === 0 || !payable || !isPrepaid(payable.method)) return [];
    return [difference("booked_not_paid", { order, id: orderId, amounts: { ledger: 0, books: captured } })];
  }
  const { id, gateway, amount } = payment;
  const facts = { order, id, gateway };
  const found: Difference[] = [];
  if (captured === 0 && !cancelled) {
    found.push(difference("paid_not_booked", { ...facts, amounts: { ledger: amount, books: 0 } }));
  }
  if (captured > 0 && captured !== amount) {
    found.push(difference("amount_differs", { ...facts, amounts: { ledger: amount, books: captured } }));
  }
  if (payable && payable.amount !== amount) {
    found.push(difference("amount_differs", { ...facts, amounts: { ledger: amount, due: payable.amount } }));
  }
  if (cancelled && payment.state === "paid" && addSums(debts) < amount) {
    const amounts = { paid: amount, "set to go back": addSums(debts) };
    found.push(difference("paid_but_cancelled", { ...facts, amounts }));
  }
  return found;
}

/** The payable, which gateways see, against the order. */
function comparePayable(accounts: OrderAccounts): Difference[] {
  const { orderId: id, number: order, total, cancelled, captured, payable, attempts } = accounts;
  if (!payable) return [difference("due_differs", { order, id, amounts: { order: total, due: 0 } })];
  if ((payable.closedAt !== null) !== cancelled) {
    const states = { order: cancelled ? "cancelled" : "live", due: payable.closedAt ? "closed" : "open" };
    return [difference("due_differs", { order, id, states })];
  }
  if (cancelled || captured > 0 || toPayment(accounts)) return [];
  const held = attempts.find(({ state }) => isUnfinished(state));
  if (held && held.amount !== payable.amount) {
    return [difference("due_differs", { order, id, amounts: { due: payable.amount, asked: held.amount } })];
  }
  if (payable.amount === total) return [];
  return [difference("due_differs", { order, id, amounts: { order: total, due: payable.amount } })];
}

function compareParcels(accounts: OrderAccounts): Difference[] {
  const { orderId: id, number: order, total, cancelled, captured, payable, parcels } = accounts;
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const found: Difference[] = [];
  const shares = live.reduce((sum, parcel) => sum + parcel.total, 0);
  if (!cancelled && shares !== total) {
    found.push(difference("shares_differ", { order, id, amounts: { order: total, parcels: shares } }));
  }
  if (!payable) return found;
  const sent = live.find(({ status }) => status === "shipped" || status === "delivered");
  if (sent && isPrepaid(payable.method) && captured === 0 && !toPayment(accounts)) {
    const amounts = { due: payable.amount, paid: 0 };
    found.push(difference("unpaid_delivered", { order, id, amounts, states: { parcel: sent.status } }));
  }
  const handedOver = live.length > 0 && live.every(({ status }) => status === "delivered");
  const withBuyer = handedOver && !allCameBack(accounts);
  if (withBuyer !== payable.handedOver) {
    const place = (there: boolean) => (there ? "with the buyer" : "with the seller");
    const states = { goods: place(withBuyer), noted: place(payable.handedOver) };
    found.push(difference("handed_over_differs", { order, id, states }));
  }
  return found;
}

/** The same rule as in `record-handover.ts`. */
function allCameBack({ lines, returned }: OrderAccounts): boolean {
  if (returned.length === 0) return false;
  return lines.every(({ id, quantity }) => {
    const back = returned.filter(({ item_id }) => item_id === id);
    return back.reduce((sum, one) => sum + one.quantity, 0) >= quantity;
  });
}

/** Attempts for which the gateway has not said within an hour whether it took money. */
function unanswered({ number: order, attempts }: OrderAccounts, now: number): Difference[] {
  return attempts
    .filter((attempt) => attempt.createdTime < now - HOUR && isUnanswered(attempt))
    .map(({ id, gateway, amount }) => {
      return difference("payment_unanswered", { order, id, gateway, amounts: { asked: amount } });
    });
}

/** Includes an abandoned attempt whose confirmation was sent, until the gateway says what became of it. */
function isUnanswered({ state, data }: Attempt): boolean {
  if (state === "confirming") return true;
  const isRequested = state === "cancelled" && data.confirmed === "asked";
  return isRequested && (data.found === undefined || data.found === "unknown");
}
