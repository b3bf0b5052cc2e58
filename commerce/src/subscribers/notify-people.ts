import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { rowEvents } from "../row-events.ts";
import { affectedProducts } from "../search/affected-products.ts";
import { readApplicationNotifications } from "../workflows/inbox/application-notifications.ts";
import { Bursts } from "../shared/bursts.ts";
import { catchUp } from "../workflows/inbox/catch-up.ts";
import type { SourceName } from "../workflows/inbox/notification-sources.ts";
import { notify } from "../workflows/inbox/notify.ts";
import { ordersOfParcels, readParcelNotifications } from "../workflows/inbox/parcel-notifications.ts";
import { readPriceNotifications } from "../workflows/inbox/price-notifications.ts";
import { readReviewNotifications } from "../workflows/inbox/review-notifications.ts";
import { readShopNotificationsOfOrders } from "../workflows/inbox/shop-parcel-notifications.ts";
import { orderMovedEvent } from "../workflows/order/order-moved.ts";
import { messageWrittenEvent } from "../workflows/product-check/answer-hidden-product.ts";
import { viewStartedEvent } from "../workflows/person-view/start-view.ts";
import { shopChangedEvent } from "../workflows/shop/announce-shop.ts";

type Tell = (container: MedusaContainer, ids: string[]) => Promise<unknown>;

const HOUR_MS = 3_600_000;

/** A change of an order emits several events, and each may concern others that happened meanwhile. */
const together = {
  gatherMs: 100,
  failed: (count: number) =>
    `${count} changes were not told to people at once; jobs/catch-up-inbox.ts repeats them.`,
};

const orders = new Bursts<string>({
  ...together,
  async handle(container, ids) {
    const since = new Date(Date.now() - HOUR_MS);
    await notify(container, await readParcelNotifications(container, ids, since));
    await notify(container, await readShopNotificationsOfOrders(container, ids, since));
  },
});

const sources = new Bursts<SourceName>({
  ...together,
  handle: async (container, names) => void (await catchUp(container, names)),
});

const parcels: Tell = async (container, ids) => orders.add(container, await ordersOfParcels(container, ids));
const reviews: Tell = async (container, ids) =>
  notify(container, await readReviewNotifications(container, ids));
const applications: Tell = async (container, ids) =>
  notify(container, await readApplicationNotifications(container, ids));
const prices: Tell = async (container, ids) =>
  notify(container, await readPriceNotifications(container, await affectedProducts(container, "price", ids)));

const tellOf =
  (...names: SourceName[]): Tell =>
  async (container) =>
    sources.add(container, names);

const shops = tellOf("shops");

const tellers: Record<string, Tell> = {
  ...each("sellerOrder.seller-order", parcels),
  ...each("review.product-review", reviews),
  ...each("pricing.price", prices),
  [shopChangedEvent]: shops,
  ...each("seller.seller", shops),
  ...each("seller.seller-member", shops),
  ...each("sellerApplication.seller-application", applications),
  [orderMovedEvent]: async (container, ids) => {
    orders.add(container, ids);
    sources.add(container, ["returns", "refunds", "refundAccounts", "shopReturns"]);
  },
  [viewStartedEvent]: tellOf("views"),
  [messageWrittenEvent]: tellOf("products"),
  "payment.captured": tellOf("captures"),
  "payment.refunded": tellOf("refunds"),
  "customer.created": tellOf("customers"),
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
