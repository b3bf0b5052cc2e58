import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Happened, NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import { acceptableSince, remindAt } from "../parcel/accept-by.ts";
import { findMembers } from "../seller/find-members.ts";

interface ShopParcel {
  id: string;
  order_id: string;
  seller_id: string;
  number: string;
  items_total: Sum;
  accept_by: Date | string;
  timeline: TimelineEntry[];
}

const COLUMNS = `id, order_id, seller_id, number, items_total::float8, accept_by, timeline->'entries' as timeline`;
// An unpaid order is not shown to its shop, nor is its cancellation.
const KNOWN = "accept_by is not null and deleted_at is null";

const parcelsWhere = (
  container: MedusaContainer,
  where: string,
  value: Date | string[],
): Promise<ShopParcel[]> =>
  readRows(container, `select ${COLUMNS} from seller_order where ${KNOWN} and ${where}`, [value]);

/** For shops: a parcel to accept, or one that somebody else has cancelled. */
export async function readShopParcelNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const parcels = await parcelsWhere(container, "updated_at >= ?", since);
  return (await toParcelNotifications(container, parcels)).filter(({ at }) => at >= since);
}

/** The same for these orders. */
export async function readShopNotificationsOfOrders(
  container: MedusaContainer,
  orderIds: string[],
  since: Date,
): Promise<NewNotification[]> {
  const parcels = await parcelsWhere(container, "order_id = any (?::text[])", orderIds);
  return (await toParcelNotifications(container, parcels)).filter(({ at }) => at >= since);
}

/** Parcels for which half of the time to accept passed since then. */
export async function readReminderNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const ahead = `interval '${sellerLimits.acceptWithinHours - sellerLimits.remindAfterHours} hours'`;
  const unaccepted = `status = 'pending' and accept_by > ?::timestamptz + ${ahead} and accept_by <= now() + ${ahead}`;
  const parcels = await parcelsWhere(container, unaccepted, since);
  return toMembers(container, parcels, (parcel) => [
    { ...happened(parcel, "shop_parcel_waiting"), step: "waiting", at: remindAt(new Date(parcel.accept_by)) },
  ]);
}

type ShopEvent = Happened & { step: string; at: Date };

function happened(
  { order_id: orderId, seller_id: sellerId, number, items_total: amount }: ShopParcel,
  event: "shop_parcel_new" | "shop_parcel_waiting",
) {
  const facts = { orderId, sellerId, number: number.replace(/-\d+$/, ""), parcelNumber: number };
  return { event, data: { ...facts, amount } };
}

function toParcelNotifications(
  container: MedusaContainer,
  parcels: readonly ShopParcel[],
): Promise<NewNotification[]> {
  return toMembers(container, parcels, (parcel) => {
    const since = acceptableSince(new Date(parcel.accept_by));
    const off = parcel.timeline.findLast(({ status }) => status === "cancelled");
    const notifications: ShopEvent[] = [{ ...happened(parcel, "shop_parcel_new"), step: "new", at: since }];
    if (off && off.actor !== "seller") {
      const { data } = happened(parcel, "shop_parcel_new");
      const at = new Date(off.at);
      notifications.push({
        event: "shop_parcel_cancelled",
        data: { ...data, actor: off.actor },
        step: "cancelled",
        at,
      });
    }
    return notifications;
  });
}

async function toMembers(
  container: MedusaContainer,
  parcels: readonly ShopParcel[],
  toEvents: (parcel: ShopParcel) => ShopEvent[],
): Promise<NewNotification[]> {
  const shops = Map.groupBy(parcels, ({ seller_id }) => seller_id);
  const notifications = await Promise.all(
    [...shops].map(async ([sellerId, own]) => {
      const members = await findMembers(container, sellerId, "orders");
      return own.flatMap((parcel) =>
        toEvents(parcel).flatMap(({ step, ...one }) =>
          members.map((customerId) => ({
            ...one,
            customerId,
            key: `shop-parcel:${parcel.id}:${step}:${customerId}`,
          })),
        ),
      );
    }),
  );
  return notifications.flat();
}
