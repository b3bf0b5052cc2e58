/** Kinds of notifications and their channels, also used by commerce. Free of zod. */
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

/** For each kind, the channels that are turned on. */
export type ChannelChoices = Record<NotificationKind, Record<NotificationChannel, boolean>>;

/** The defaults until a user chooses. */
export const defaultChoices: ChannelChoices = {
  order: { inApp: true, mail: true },
  parcel: { inApp: true, mail: true },
  payment: { inApp: true, mail: true },
  review: { inApp: true, mail: false },
  price_drop: { inApp: true, mail: false },
  shop: { inApp: true, mail: true },
  system: { inApp: true, mail: true },
};

/** Channels that cannot be turned off: notifications about money and the account must always be readable on the site. */
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

/** Filters of the list; without a filter it has everything that is not archived. */
export const notificationFilters = ["unread", "archived"] as const;

export type NotificationFilter = (typeof notificationFilters)[number];
