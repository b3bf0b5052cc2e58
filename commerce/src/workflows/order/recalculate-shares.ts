import type { Sum } from "@bezak/contract/money.ts";
import type { CancellationRow, ParcelShare } from "../../modules/parcel/cancellation.ts";
import { toParcelProducts } from "../../modules/parcel/parcel-products.ts";
import { getCommission } from "../commission/line-commission.ts";
import type { LineRow, OrderRow, ParcelRow } from "./order-rows.ts";
import { isCash } from "./cash-on-delivery.ts";
import { splitInThousands, splitSum, addSums } from "./split-sum.ts";

/**
 * The parcel shares after lines left the order: those that are not cancelled add up to the order's new total. A cancelled
 * parcel gives up its part of the delivery and keeps the value of its products, for the record.
 */
export function recalculateShares(
  row: OrderRow,
  { parcels, lines }: Pick<CancellationRow, "parcels" | "lines">,
): ParcelShare[] {
  const dropped = new Set(lines.rows.map(({ id }) => id));
  const live = liveAfter(row, parcels.ids);
  const left = live.map(({ seller_id }) =>
    row.items.filter(({ id, metadata }) => metadata.seller.id === seller_id && !dropped.has(id)),
  );
  const worth = left.map(addSums);
  const delivery = getRemainder(live, worth, {
    part: "delivery_total",
    whole: deliveryAfter(row, parcels.ids),
    taking: takers(row, live),
    split: splitInThousands,
  });
  const discount = splitSum(Number(row.discount_total), worth);
  const expense = getRemainder(live, worth, {
    part: "delivery_at_shops_expense",
    whole: getExpense(row.seller_orders),
    // A delivered parcel's part is booked and stays.
    taking: live.filter(({ status }) => status !== "delivered"),
    split: splitSum,
  });
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

const getExpense = (parcels: readonly ParcelRow[]) =>
  parcels.reduce((sum, { delivery_at_shops_expense: expense }) => sum + Number(expense), 0);

const liveAfter = (row: OrderRow, cancelled: readonly string[]) =>
  row.seller_orders.filter(({ id, status }) => status !== "cancelled" && !cancelled.includes(id));

/**
 * The order's delivery fee after a cancellation of these parcels. Cash that a courier collects cannot change: when nothing
 * is left to be sent, the rest of the fee is dropped with its parcel, since nobody was charged for it.
 */
export function deliveryAfter(row: OrderRow, cancelled: readonly string[]): number {
  const live = liveAfter(row, cancelled);
  if (live.length === 0 || takers(row, live).length > 0) return Number(row.shipping_total);
  return live.reduce((sum, { delivery_total }) => sum + Number(delivery_total), 0);
}

/**
 * Which parcels take over the delivery shares of cancelled ones. A courier collects what is printed on the label, so parcels
 * in transit keep their share as long as another is to be sent, and delivered ones as long as any other is left. With cash
 * on delivery, a parcel that was sent takes over nothing.
 */
function takers(row: OrderRow, live: readonly ParcelRow[]): readonly ParcelRow[] {
  const coming = live.filter(({ status }) => status !== "delivered");
  const here = coming.filter(({ status }) => status !== "shipped");
  if (isCash(row.metadata.payment_method)) return here;
  return [here, coming].find(({ length }) => length > 0) ?? live;
}

interface Rest {
  part: "delivery_total" | "delivery_at_shops_expense";
  /** whole sum of all parts */
  whole: number;
  taking: readonly ParcelRow[];
  split: (total: Sum, weights: readonly number[]) => Sum[];
}

/** Splits what the other parcels leave of a sum among the taking ones, in proportion to the value of their products. */
function getRemainder(
  live: readonly ParcelRow[],
  worth: readonly number[],
  { part, whole, taking, split }: Rest,
) {
  const remaining = live.filter((parcel) => !taking.includes(parcel));
  const rest = remaining.reduce((left, parcel) => left - Number(parcel[part]), whole);
  const shares = split(
    rest,
    worth.filter((_, index) => taking.includes(live[index]!)),
  ).values();
  return live.map((parcel) =>
    remaining.includes(parcel) ? Number(parcel[part]) : (shares.next().value ?? 0),
  );
}

function share(
  { id, commission_rate }: ParcelRow,
  lines: readonly LineRow[],
  items_total: Sum,
  sums: typeof nothing,
): ParcelShare {
  const total = items_total + sums.delivery_total - sums.discount_total;
  return {
    id,
    items_total,
    ...sums,
    total,
    commission: getCommission(lines, commission_rate),
    goods: toParcelProducts(lines.map(getSoldLines)),
  };
}

const getSoldLines = (line: LineRow) => ({
  product: line.product_id,
  pieces: Number(line.quantity),
  total: addSums([line]),
});
