import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { rowEvents } from "../row-events.ts";
import { affectedProducts } from "../search/affected-products.ts";
import { readApplicationNotifications } from "../workflows/inbox/application-notifications.ts";
import { catchUp } from "../workflows/inbox/catch-up.ts";
import { notify } from "../workflows/inbox/notify.ts";
import { ordersOfParcels, readParcelNotifications } from "../workflows/inbox/parcel-notifications.ts";
import { readPriceNotifications } from "../workflows/inbox/price-notifications.ts";
import { readReviewNotifications } from "../workflows/inbox/review-notifications.ts";
import { readShopNotificationsOfOrders } from "../workflows/inbox/shop-parcel-notifications.ts";
import { orderMovedEvent } from "../workflows/order/order-moved.ts";
import { shopChangedEvent } from "../workflows/shop/announce-shop.ts";

type Tell = (container: MedusaContainer, ids: string[]) => Promise<unknown>;

const HOUR_MS = 3_600_000;

const orders: Tell = async (container, ids) => {
  const since = new Date(Date.now() - HOUR_MS);
  await notify(container, await readParcelNotifications(container, ids, since));
  await notify(container, await readShopNotificationsOfOrders(container, ids, since));
};
const parcels: Tell = async (container, ids) => orders(container, await ordersOfParcels(container, ids));
const reviews: Tell = async (container, ids) =>
  notify(container, await readReviewNotifications(container, ids));
const applications: Tell = async (container, ids) =>
  notify(container, await readApplicationNotifications(container, ids));
const prices: Tell = async (container, ids) =>
  notify(container, await readPriceNotifications(container, await affectedProducts(container, "price", ids)));

const shops: Tell = (container) => catchUp(container, ["shops"]);

const tellers: Record<string, Tell> = {
  ...each("sellerOrder.seller-order", parcels),
  ...each("review.product-review", reviews),
  ...each("pricing.price", prices),
  [shopChangedEvent]: shops,
  ...each("seller.seller", shops),
  ...each("seller.seller-member", shops),
  ...each("sellerApplication.seller-application", applications),
  [orderMovedEvent]: async (container, ids) => {
    await orders(container, ids);
    await catchUp(container, ["returns", "refunds", "refundAccounts", "shopReturns"]);
  },
  "payment.captured": (container) => catchUp(container, ["captures"]),
  "payment.refunded": (container) => catchUp(container, ["refunds"]),
  "customer.created": (container) => catchUp(container, ["customers"]),
};

function each(entity: string, tell: Tell): Record<string, Tell> {
  return Object.fromEntries(rowEvents(entity).map((event) => [event, tell]));
}

/** Notifies people at once. Events may be lost: `jobs/catch-up-inbox.ts` makes up for them. */
export default async function notifyPeople({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>): Promise<void> {
  await tellers[event.name]?.(container, [event.data.id].flat());
}

export const config: SubscriberConfig = { event: Object.keys(tellers) };
