import type { Cancellation, ParcelShare } from "../../modules/seller-order/cancellation.ts";
import type { OrderRow } from "./order-view.ts";
import { sumOf } from "./plan-cancellation.ts";
import { shareOf, splitSum } from "./split-sum.ts";

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
  const worth = live.map(({ seller_id }) =>
    sumOf(row.items.filter(({ id, metadata }) => metadata.seller.id === seller_id && !dropped.has(id))),
  );
  const delivery = splitSum(Number(row.shipping_total), worth);
  const discount = splitSum(Number(row.discount_total), worth);
  const shares = live.map((parcel, index) =>
    share(parcel, worth[index] ?? 0, delivery[index] ?? 0, discount[index] ?? 0),
  );
  const ended = row.seller_orders.filter(({ id }) => parcels.ids.includes(id));
  return [...shares, ...ended.map((parcel) => share(parcel, Number(parcel.items_total), 0, 0))];
}

function share(
  { id, commission_rate }: OrderRow["seller_orders"][number],
  items_total: number,
  delivery_total: number,
  discount_total: number,
): ParcelShare {
  const total = items_total + delivery_total - discount_total;
  return {
    id,
    items_total,
    delivery_total,
    discount_total,
    total,
    commission: shareOf(items_total, commission_rate),
  };
}
