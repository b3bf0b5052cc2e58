import type { Cancellation, ParcelShare } from "../../modules/seller-order/cancellation.ts";
import { goodsOf } from "../../modules/seller-order/parcel-goods.ts";
import { commissionOf } from "../commission/line-commission.ts";
import type { LineRow, OrderRow, ParcelRow } from "./order-view.ts";
import { sumOf } from "./plan-cancellation.ts";
import { splitSum } from "./split-sum.ts";

/**
 * The shares of the parcels after lines left the order: those that still come add up to the order's new total. One that
 * is cancelled gives up its part of the delivery and keeps what its goods came to, for the record.
 */
export function shareAnew(
  row: OrderRow,
  { parcels, lines }: Pick<Cancellation, "parcels" | "lines">,
): ParcelShare[] {
  const dropped = new Set(lines.rows.map(({ id }) => id));
  const live = row.seller_orders.filter(
    ({ id, status }) => status !== "cancelled" && !parcels.ids.includes(id),
  );
  const left = live.map(({ seller_id }) =>
    row.items.filter(({ id, metadata }) => metadata.seller.id === seller_id && !dropped.has(id)),
  );
  const worth = left.map(sumOf);
  const delivery = splitSum(Number(row.shipping_total), worth);
  const discount = splitSum(Number(row.discount_total), worth);
  const expense = expenseAnew(live, row.seller_orders, worth);
  const shares = live.map((parcel, index) =>
    share(parcel, left[index] ?? [], worth[index] ?? 0, {
      delivery_total: delivery[index] ?? 0,
      discount_total: discount[index] ?? 0,
      delivery_at_shops_expense: expense[index] ?? 0,
    }),
  );
  const ended = row.seller_orders.filter(({ id }) => parcels.ids.includes(id));
  const gone = lines.rows as LineRow[];
  return [
    ...shares,
    ...ended.map((parcel) => {
      const own = gone.filter(({ metadata }) => metadata.seller.id === parcel.seller_id);
      return share(parcel, own, Number(parcel.items_total), nothing);
    }),
  ];
}

const nothing = { delivery_total: 0, discount_total: 0, delivery_at_shops_expense: 0 };

/** What shops pay for delivery: of a delivered parcel it is booked and stays, the others share what is left. */
function expenseAnew(
  live: readonly ParcelRow[],
  all: readonly ParcelRow[],
  worth: readonly number[],
): number[] {
  const paid = (parcels: readonly ParcelRow[]) =>
    parcels.reduce((sum, { delivery_at_shops_expense: expense }) => sum + Number(expense), 0);
  const booked = live.filter(({ status }) => status === "delivered");
  const open = live.map((parcel) => !booked.includes(parcel));
  const shares = splitSum(
    paid(all) - paid(booked),
    worth.filter((_, index) => open[index]),
  ).values();
  return live.map((parcel, index) => (open[index] ? (shares.next().value ?? 0) : paid([parcel])));
}

function share(
  { id, commission_rate }: ParcelRow,
  lines: readonly LineRow[],
  items_total: number,
  sums: typeof nothing,
): ParcelShare {
  const total = items_total + sums.delivery_total - sums.discount_total;
  return {
    id,
    items_total,
    ...sums,
    total,
    commission: commissionOf(lines, commission_rate),
    goods: goodsOf(lines.map(soldOf)),
  };
}

const soldOf = (line: LineRow) => ({
  product: line.product_id,
  pieces: Number(line.quantity),
  total: Number(line.unit_price) * Number(line.quantity),
});
