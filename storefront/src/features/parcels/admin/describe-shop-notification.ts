import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { Texts } from "../../../i18n/texts.ts";

type ShopNotification = Extract<OrderEvent, { kind: "shop_notification" }>;

/** How many members of the shop were notified, have read it and were mailed. */
export function describeShopNotification(
  { parcel, members, shown, read, mails }: ShopNotification,
  t: Texts,
): string[] {
  const hidden = members - shown;
  const states = (["sent", "waiting", "failed"] as const).filter((state) => mails[state] > 0);
  return [
    t("orderAdmin.history.shopNotification.parcel", { number: parcel }),
    t("orderAdmin.history.shopNotification.read", { members, read }),
    ...(hidden > 0 ? [t("orderAdmin.history.shopNotification.notShown", { people: hidden })] : []),
    ...(states.length === 0 ? [t("orderAdmin.history.shopNotification.noMails")] : []),
    ...states.map((state) => t(`orderAdmin.history.shopNotification.${state}`, { mails: mails[state] })),
  ];
}
