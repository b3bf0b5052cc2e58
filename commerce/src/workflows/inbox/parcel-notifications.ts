import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { EventData, NewNotification } from "../../inbox/inbox-event.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";

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

const fields = ["id", "order_id", "customer_id", "seller_id", "number", "status", "total"] as const;

/** Orders with a parcel that was written since then. */
export async function ordersSince(container: MedusaContainer, since: Date): Promise<string[]> {
  return readOrders(container, { updated_at: { $gte: since } });
}

export async function ordersOfParcels(container: MedusaContainer, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : readOrders(container, { id: ids });
}

async function readOrders(container: MedusaContainer, filter: object): Promise<string[]> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const rows = await parcels.listSellerOrders(filter, { select: ["order_id"], take: null });
  return [...new Set(rows.map(({ order_id }) => order_id))];
}

/** Notifications of these orders and their parcels; transitions before `since` are left out. */
export async function readParcelNotifications(
  container: MedusaContainer,
  orderIds: string[],
  since: Date,
): Promise<NewNotification[]> {
  if (orderIds.length === 0) return [];
  const service = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const rows = await service.listSellerOrders(
    { order_id: orderIds },
    { select: [...fields, "tracking_number", "timeline"], take: null },
  );
  const orders = Map.groupBy(rows as unknown as ParcelRow[], ({ order_id }) => order_id);
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
