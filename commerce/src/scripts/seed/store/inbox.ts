import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../../inbox/inbox-event.ts";
import { FAVORITE_MODULE } from "../../../modules/favorite/index.ts";
import type { FavoriteModuleService } from "../../../modules/favorite/service.ts";
import { INBOX_MODULE } from "../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../modules/inbox/service.ts";
import { PARCEL_MODULE } from "../../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../../modules/parcel/service.ts";
import { catchUp } from "../../../workflows/inbox/catch-up.ts";
import {
  readCaptureNotifications,
  readRefundNotifications,
} from "../../../workflows/inbox/money-notifications.ts";
import { sourceNames } from "../../../workflows/inbox/notification-sources.ts";
import { notify } from "../../../workflows/inbox/notify.ts";
import { readParcelNotifications } from "../../../workflows/inbox/parcel-notifications.ts";
import { readPriceNotifications } from "../../../workflows/inbox/price-notifications.ts";
import { readReturnNotifications } from "../../../workflows/inbox/return-notifications.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const always = new Date(0);
/** Older notifications count as read; the oldest of them are archived. */
const READ_AFTER = 2 * DAY;
const ARCHIVED = 3;

/** Money entries are created while the seed runs: this dates them like the parcel's steps. */
function dateLikeSteps(
  money: readonly NewNotification[],
  steps: readonly NewNotification[],
): NewNotification[] {
  return money.flatMap((one) => {
    const { orderId } = one.data as { orderId?: string };
    const last = steps.filter(({ data }) => (data as { orderId?: string }).orderId === orderId);
    const times = last.map(({ at }) => at.getTime());
    return times.length === 0
      ? []
      : [{ ...one, at: new Date(Math.min(Date.now(), Math.max(...times) + HOUR)) }];
  });
}

/** Creates the demo buyer's notifications from the demo's orders and favorites; sends no mail. */
export async function storeInbox(container: MedusaContainer, customerId: string): Promise<void> {
  const parcels = await container
    .resolve<ParcelModuleService>(PARCEL_MODULE)
    .listSellerOrders({ customer_id: customerId }, { select: ["order_id"], take: null });
  const favorites = await container
    .resolve<FavoriteModuleService>(FAVORITE_MODULE)
    .listFavorites({ customer_id: customerId }, { select: ["product_id"], take: null });
  const steps = [
    ...(await readParcelNotifications(
      container,
      [...new Set(parcels.map(({ order_id }) => order_id))],
      always,
    )),
    ...(await readReturnNotifications(container, always)),
  ].filter((one) => one.customerId === customerId);
  const money = [
    ...(await readCaptureNotifications(container, always)),
    ...(await readRefundNotifications(container, always)),
  ];
  const first = Math.min(Date.now(), ...steps.map(({ at }) => at.getTime()));
  const welcome = { customerId, key: `welcome:${customerId}`, event: "welcome", data: {} } as const;
  const notifications: NewNotification[] = [
    { ...welcome, at: new Date(first - HOUR) },
    ...steps,
    ...dateLikeSteps(money, steps),
    ...(await readPriceNotifications(
      container,
      favorites.map(({ product_id }) => product_id),
    )),
  ];
  await notify(container, notifications, { mail: false });
  await readAndArchive(container, customerId);
  // Catches up for the other users too, so that the shop's first run finds nothing to mail about.
  await catchUp(container, sourceNames, { mail: false });
}

/** Marks notifications as read and archived. */
async function readAndArchive(container: MedusaContainer, customerId: string): Promise<void> {
  const inbox = container.resolve<InboxModuleService>(INBOX_MODULE);
  const { entries } = await inbox.page({ customerId, limit: 1000, offset: 0 });
  const old = entries.filter(({ happened_at }) => Date.now() - new Date(happened_at).getTime() > READ_AFTER);
  for (const { id } of old) await inbox.change(customerId, id, "read");
  for (const { id } of old.slice(-ARCHIVED)) await inbox.change(customerId, id, "archive");
}
