import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";

/** Whether the buyer pays when a parcel arrives. */
export const isCash = (method: string): boolean => method === "cash";

export interface CashAtDoor {
  /** whole sum that the buyers of delivered parcels paid at the door */
  collected: number;
  /** nothing is left to be collected, and something was */
  isComplete: boolean;
}

const nothing: CashAtDoor = { collected: 0, isComplete: false };

/** What was paid at the door of an order: a parcel is not handed over without its money. */
export function cashAtDoor(
  method: string,
  parcels: readonly { status: OrderStatus; total: number }[],
): CashAtDoor {
  if (!isCash(method)) return nothing;
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const delivered = live.filter(({ status }) => status === "delivered");
  return {
    collected: delivered.reduce((sum, { total }) => sum + Number(total), 0),
    isComplete: live.length > 0 && delivered.length === live.length,
  };
}

export interface CashParcel {
  status: OrderStatus;
  /** whole sums; `total` is what its courier asks for */
  total: number;
  delivery_total: number;
  cash_collector: CashCollector;
}

/** What the buyer pays when this parcel arrives, or paid, as the contract's ParcelCash; null when nothing. */
export function cashOfParcel(method: string, parcel: CashParcel) {
  if (!isCash(method) || parcel.status === "cancelled") return null;
  const [total, delivery] = [Number(parcel.total), Number(parcel.delivery_total)];
  return { goods: total - delivery, delivery, total, collector: parcel.cash_collector };
}

/** `isComplete` of order `o` in a statement. */
export const CASH_IS_COMPLETE = `((select metadata->>'payment_method' = 'cash' from "order" where id = o.id)
  and (select coalesce(bool_and(p.status = 'delivered'), false) from seller_order p
    where p.order_id = o.id and p.status <> 'cancelled' and p.deleted_at is null))`;
