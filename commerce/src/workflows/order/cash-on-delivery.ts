import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";

/** Whether the buyer pays when a parcel arrives. */
export const isCash = (method: string): boolean => method === "cash";

export interface CashOnDelivery {
  /** whole sum that the buyers of delivered parcels paid at the door */
  collected: number;
  /**
   * `paid`: nothing is left to be collected, and something was; `refunded`: since then all products came back and a
   * person paid them out (the fee of a delivery that was made is not given back); null before
   */
  status: "paid" | "refunded" | null;
}

/**
 * What was paid at the door of an order: a parcel is not handed over without its money. `paidOut`: whole sum that was
 * given back for returns.
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
  /** whole sums; `total` is what its courier asks for */
  total: Sum;
  delivery_total: Sum;
  cash_collector: CashCollector;
}

/** What the buyer pays when this parcel arrives, or paid, as the contract's ParcelCash; null when nothing. */
export function cashOfParcel(method: string, parcel: CashParcel) {
  if (!isCash(method) || parcel.status === "cancelled") return null;
  const [total, delivery] = [Number(parcel.total), Number(parcel.delivery_total)];
  return { goods: total - delivery, delivery, total, collector: parcel.cash_collector };
}

/** What a person paid out for returns of order `o`, whole sum. */
export const PAID_OUT_FOR_RETURNS = `(select coalesce(sum(n.amount), 0)::float8 from payment_paid_out n
    where n.order_id = o.id and n.id like 'retreq_%')`;

const LIVE_PARCELS =
  "seller_order p where p.order_id = o.id and p.status <> 'cancelled' and p.deleted_at is null";

/** `status` of order `o` in a statement. */
export const CASH_STATUS = `(case when (select metadata->>'payment_method' = 'cash' from "order" where id = o.id)
    and (select coalesce(bool_and(p.status = 'delivered'), false) from ${LIVE_PARCELS})
  then case when ${PAID_OUT_FOR_RETURNS} >= (select sum(p.items_total) from ${LIVE_PARCELS})
    then 'refunded' else 'paid' end end)`;
