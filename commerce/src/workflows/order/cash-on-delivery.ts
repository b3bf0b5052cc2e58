import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";

export const isCash = (method: string): boolean => method === "cash";

export interface CashOnDelivery {
  /** whole sum that was collected with the delivered parcels */
  collected: number;
  /**
   * `paid`: something was collected and nothing is left to collect; `refunded`: afterwards all products were returned and
   * refunded manually (the fee of a completed delivery is not refunded); null before
   */
  status: "paid" | "refunded" | null;
}

/**
 * What was collected for an order: a parcel is not handed over without its payment. `paidOut`: whole sum that was refunded
 * for returns.
 */
export function cashOnDelivery(
  method: string,
  parcels: readonly { status: OrderStatus; total: Sum; items_total: Sum }[],
  paidOut: number,
): CashOnDelivery {
  if (!isCash(method)) return { collected: 0, status: null };
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const delivered = live.filter(({ status }) => status === "delivered");
  const isComplete = live.length > 0 && delivered.length === live.length;
  const products = live.reduce((sum, { items_total }) => sum + Number(items_total), 0);
  return {
    collected: delivered.reduce((sum, { total }) => sum + Number(total), 0),
    status: isComplete ? (paidOut >= products ? "refunded" : "paid") : null,
  };
}

export interface CashParcel {
  status: OrderStatus;
  /** whole sums; `total` is what the courier collects */
  total: Sum;
  delivery_total: Sum;
  cash_collector: CashCollector;
}

/** What the buyer pays, or paid, on delivery of this parcel, as the contract's ParcelCash; null for nothing. */
export function cashOfParcel(method: string, parcel: CashParcel) {
  if (!isCash(method) || parcel.status === "cancelled") return null;
  const [total, delivery] = [Number(parcel.total), Number(parcel.delivery_total)];
  return { goods: total - delivery, delivery, total, collector: parcel.cash_collector };
}

/** Manual refunds for returns of order `o`, whole sum. */
export const PAID_OUT_FOR_RETURNS = `(select coalesce(sum(n.amount), 0)::float8 from payment_paid_out n
    where n.order_id = o.id and n.id like 'retreq_%')`;

const LIVE_PARCELS =
  "seller_order p where p.order_id = o.id and p.status <> 'cancelled' and p.deleted_at is null";

/** `status` of order `o`, in SQL. */
export const CASH_STATUS = `(case when (select metadata->>'payment_method' = 'cash' from "order" where id = o.id)
    and (select coalesce(bool_and(p.status = 'delivered'), false) from ${LIVE_PARCELS})
  then case when ${PAID_OUT_FOR_RETURNS} >= (select sum(p.items_total) from ${LIVE_PARCELS})
    then 'refunded' else 'paid' end end)`;
