/** What people are told about and by which way. Free of zod: safe in a browser; commerce reads the same table. */
export const notificationKinds = [
  "order",
  "parcel",
  "payment",
  "review",
  "price_drop",
  "shop",
  "system",
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ["inApp", "mail"] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

/** Which ways are open for each kind. */
export type ChannelChoices = Record<NotificationKind, Record<NotificationChannel, boolean>>;

/** What holds while a person has chosen nothing: news of what was bought also by mail, everything else in the shop. */
export const defaultChoices: ChannelChoices = {
  order: { inApp: true, mail: true },
  parcel: { inApp: true, mail: true },
  payment: { inApp: true, mail: true },
  review: { inApp: true, mail: false },
  price_drop: { inApp: true, mail: false },
  shop: { inApp: true, mail: true },
  system: { inApp: true, mail: true },
};

/** What cannot be turned off: whoever spends or earns money here has to be able to read about it here. */
const fixed: Record<NotificationKind, readonly NotificationChannel[]> = {
  order: ["inApp"],
  parcel: [],
  payment: ["inApp"],
  review: [],
  price_drop: [],
  shop: ["inApp"],
  system: ["inApp"],
};

export function isFixed(kind: NotificationKind, channel: NotificationChannel): boolean {
  return fixed[kind].includes(channel);
}

/** Parts of what a person was told; without one: whatever is not archived. */
export const notificationFilters = ["unread", "archived"] as const;

export type NotificationFilter = (typeof notificationFilters)[number];
