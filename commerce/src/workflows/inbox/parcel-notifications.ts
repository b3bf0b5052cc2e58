import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { EventData, NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";

export interface ParcelRow {
  id: string;
  order_id: string;
  customer_id: string;
  seller_id: string;
  number: string;
  status: OrderStatus;
  total: Sum;
  tracking_number: string | null;
  timeline: { entries: TimelineEntry[] };
}

/** Orders with a parcel that was written since then. */
export const ordersSince = (container: MedusaContainer, since: Date): Promise<string[]> =>
  readOrders(container, "updated_at >= ?", since);

export const ordersOfParcels = (container: MedusaContainer, ids: string[]): Promise<string[]> =>
  readOrders(container, "id = any (?::text[])", ids);

async function readOrders(
  container: MedusaContainer,
  where: string,
  value: Date | string[],
): Promise<string[]> {
  const rows = await readRows<{ order_id: string }>(
    container,
    `select distinct order_id from seller_order where ${where} and deleted_at is null`,
    [value],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Notifications of these orders and their parcels; transitions before `since` are left out. */
export async function readParcelNotifications(
  container: MedusaContainer,
  orderIds: string[],
  since: Date,
): Promise<NewNotification[]> {
  if (orderIds.length === 0) return [];
  const rows = await readRows<ParcelRow>(
    container,
    `select id, order_id, customer_id, seller_id, number, status, total::float8, tracking_number, timeline
     from seller_order where order_id = any (?::text[]) and deleted_at is null`,
    [orderIds],
  );
  const orders = Map.groupBy(rows, ({ order_id }) => order_id);
  return [...orders.values()]
    .flatMap((parcels) => toOrderNotifications(parcels))
    .filter(({ at }) => at >= since);
}

/**
 * All notifications of one order: that it was placed, each transition of each parcel, and its end. The cancellation of a
 * whole order is one notification, not one per parcel.
 */
export function toOrderNotifications(parcels: readonly ParcelRow[]): NewNotification[] {
  const [first] = parcels;
  if (!first) return [];
  const { order_id: orderId, customer_id: customerId } = first;
  const order = { orderId, number: first.number.replace(/-\d+$/, "") };
  const steps = parcels
    .flatMap((parcel) => parcel.timeline.entries.map((entry) => ({ parcel, entry, at: new Date(entry.at) })))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const over = parcels.every(({ status }) => status === "cancelled");
  const notifications: NewNotification[] = [];
  const placed = steps.find(({ entry }) => entry.status === "pending");
  if (placed) {
    const total = parcels.reduce((sum, parcel) => sum + Number(parcel.total), 0);
    const key = `order:${orderId}:placed`;
    notifications.push({ customerId, key, at: placed.at, event: "order_placed", data: { ...order, total } });
  }
  for (const { parcel, entry, at } of steps) {
    const { status, actor } = entry;
    if (status === "pending" || (over && status === "cancelled")) continue;
    const key = `parcel:${parcel.id}:${status}`;
    const facts = { ...order, sellerId: parcel.seller_id, parcelNumber: parcel.number };
    const more = { trackingNumber: parcel.tracking_number, actor };
    notifications.push({ customerId, key, at, ...inStep(status, facts, more) });
  }
  const end = steps.findLast(({ entry }) => entry.status === "cancelled");
  if (over && end) {
    const data = { ...order, actor: end.entry.actor };
    notifications.push({
      customerId,
      key: `order:${orderId}:cancelled`,
      at: end.at,
      event: "order_cancelled",
      data,
    });
  }
  return notifications;
}

function inStep(
  status: Exclude<OrderStatus, "pending">,
  facts: EventData["parcel_confirmed"],
  { trackingNumber, actor }: { trackingNumber: string | null; actor: TimelineEntry["actor"] },
) {
  if (status === "shipped") return { event: "parcel_shipped", data: { ...facts, trackingNumber } } as const;
  if (status === "cancelled") return { event: "parcel_cancelled", data: { ...facts, actor } } as const;
  return { event: `parcel_${status}`, data: facts } as const;
}
