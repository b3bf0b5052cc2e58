import { getOrderStatus } from "@bezak/contract/order-status.ts";
import { findOwnPayment } from "../payment/paid-attempt.ts";
import { lateMoney, viewOrderPayment } from "../payment/view-payment.ts";
import { orderTimeline } from "./order-progress.ts";
import { getPayment, type ShownOrder } from "./order-rows.ts";
import { cashOnDelivery, isCash } from "./cash-on-delivery.ts";
import { viewParcels, type OrderPast } from "./parcel-view.ts";
import { getPaymentStatus } from "./payment-status.ts";

/** The contract's order; all sums are whole. */
export function viewOrder(row: ShownOrder, past: OrderPast) {
  const parcels = viewParcels(row, past);
  const { delivery, contact, comment, payment_method: method } = row.metadata;
  const payment = getPayment(row);
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const called = past.cancellations.filter(({ refund_state }) => refund_state === "owed");
  const owed = called.reduce((sum, { refund_amount }) => sum + Number(refund_amount), past.owedForReturns);
  const cash = cashOnDelivery(method, row.seller_orders, past.paidOutForReturns);
  // The engine has no payment for cash, so it books no refund of it.
  const byHand = isCash(method) ? past.paidOutForReturns : 0;
  const refunded = Number(payment?.refunded_amount ?? 0) + byHand;
  const paid = Math.max(
    Number(payment?.captured_amount ?? 0),
    findOwnPayment(past.payment.attempts)?.amount ?? 0,
    cash.collected,
  );
  const booked = payment ? getPaymentStatus(payment) : "pending";
  const paying = viewOrderPayment(past.payment, cash.status ?? booked);
  const timeline = orderTimeline(parcels);
  // For a paid order, late payments are shown apart from what is owed for it.
  const late = paying.status === "paid" ? { owed: 0, refunded: 0 } : lateMoney(past.payment);
  // A debt is closed a moment after its refund is booked: without `min` the sum would be shown twice.
  const refundOwed = Math.min(owed, Math.max(0, paid - refunded)) + late.owed;
  return {
    id: row.id,
    number: row.custom_display_id,
    status: getOrderStatus(parcels.map(({ status }) => status)),
    // The engine writes its own row a moment later; the timeline's first entry is used everywhere.
    createdAt: timeline[0]?.at ?? new Date(row.created_at).toISOString(),
    items: parcels.flatMap(({ items }) => items).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    parcels,
    totals: getTotals(row),
    payment: {
      id: payment?.id ?? row.id,
      method,
      ...paying,
      refunded: refunded + late.refunded,
      refundOwed,
      ...(refundOwed > 0 && { refundAccount: past.refundAccount }),
    },
    delivery,
    contact,
    comment,
    timeline,
    canCancel: live.length > 0 && live.every(({ canCancel }) => canCancel),
  };
}

/**
 * Sums of the parcels that are not cancelled; of a cancelled order, the sums at the cancellation of its last parcel.
 */
function getTotals({ seller_orders: parcels }: ShownOrder) {
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const counted = live.length > 0 ? live : parcels;
  const sum = (of: "items_total" | "delivery_total" | "discount_total" | "total") =>
    counted.reduce((whole, parcel) => whole + Number(parcel[of]), 0);
  return {
    items: sum("items_total"),
    delivery: sum("delivery_total"),
    discount: sum("discount_total"),
    total: sum("total"),
  };
}
