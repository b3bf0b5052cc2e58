import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import {
  isFixed,
  notificationChannels,
  notificationFilters,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from "./notification-kinds.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/notifications.ts";
import { Id, Time } from "./shared-schemas.ts";

/** Written in the language of `Accept-Language` when it is read, not when it is sent. */
export const Notification = z
  .object({
    id: Id,
    type: z.enum(notificationKinds),
    title: z.string(),
    text: z.string(),
    link: z.string().nullable().describe("path of the page to open, without a language prefix"),
    read: z.boolean(),
    archived: z.boolean(),
    createdAt: Time.describe("when it happened"),
  })
  .meta({ id: "Notification" });

export type Notification = z.infer<typeof Notification>;

const count = z.int().min(0);

export const NotificationStats = z
  .object({
    total: count.describe("all stored ones, archived ones included"),
    unread: count.describe("unread ones that are not archived"),
    archived: count,
  })
  .meta({ id: "NotificationStats" });

export type NotificationStats = z.infer<typeof NotificationStats>;

const channels = z.object({ inApp: z.boolean(), mail: z.boolean() });

function perKind<T extends z.ZodType>(schema: T) {
  return Object.fromEntries(notificationKinds.map((kind) => [kind, schema])) as Record<NotificationKind, T>;
}

/** Kind -> channel -> whether it is turned on. Fixed channels are always on. */
export const NotificationPreferences = z.object(perKind(channels)).meta({ id: "NotificationPreferences" });

export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Any part of the preferences; what is left out does not change. */
export const NewNotificationPreferences = z
  .strictObject(perKind(z.strictObject(channels.partial().shape).optional()))
  .check(({ value, issues }) => {
    for (const [kind, channel] of everyChannel()) {
      if (value[kind]?.[channel] === false && isFixed(kind, channel)) {
        issues.push({ code: "custom", path: [kind, channel], input: false, params: { code: "invalid" } });
      }
    }
  })
  .meta({ id: "NewNotificationPreferences" });

export type NewNotificationPreferences = z.infer<typeof NewNotificationPreferences>;

function everyChannel(): [NotificationKind, NotificationChannel][] {
  return notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel): [NotificationKind, NotificationChannel] => [kind, channel]),
  );
}

const OneId = z.object({ id: Id });
const one = success("NotificationAnswer", Notification);
const stats = success("NotificationStatsAnswer", NotificationStats);
const preferences = success("NotificationPreferencesAnswer", NotificationPreferences);

const changeForward = (change: "read" | "archive" | "restore") =>
  ({ path: `/customer/inbox/entries/{id}/${change}`, pick: "notification", languageInQuery: true }) as const;

export const notificationsRoutes = defineRoutes({
  notifications: {
    ...splitEndpoint(routes.notifications),
    summary: "The user's notifications, newest first; archived ones only if requested",
    access: ["buyer", "seller", "admin"],
    forward: { path: "/customer/inbox", pick: "notifications", languageInQuery: true },
    query: z.strictObject({
      ...pageQuery,
      filter: z.enum(notificationFilters).optional(),
      type: z.enum(notificationKinds).optional(),
    }),
    success: { status: 200, schema: page("NotificationPage", Notification) },
  },
  notificationStats: {
    ...splitEndpoint(routes.notificationStats),
    summary: "Number of notifications; this call does not prolong the session",
    access: ["buyer", "seller", "admin"],
    forward: { path: "/customer/inbox/stats" },
    unattended: true,
    success: { status: 200, schema: stats },
  },
  readAllNotifications: {
    ...splitEndpoint(routes.readAllNotifications),
    summary: "Mark all as read; returns the new numbers",
    access: ["buyer", "seller", "admin"],
    forward: { path: "/customer/inbox/read-all", method: "POST" },
    success: { status: 200, schema: stats },
  },
  readNotification: {
    ...splitEndpoint(routes.readNotification),
    forward: changeForward("read"),
    summary: "Mark one as read",
    access: ["buyer", "seller", "admin"],
    params: OneId,
    success: { status: 200, schema: one },
    errors: ["notification_not_found"],
  },
  archiveNotification: {
    ...splitEndpoint(routes.archiveNotification),
    forward: changeForward("archive"),
    summary: "Archive one",
    access: ["buyer", "seller", "admin"],
    params: OneId,
    success: { status: 200, schema: one },
    errors: ["notification_not_found"],
  },
  restoreNotification: {
    ...splitEndpoint(routes.restoreNotification),
    forward: changeForward("restore"),
    summary: "Undo the last removal of one: its deletion, else its archiving",
    access: ["buyer", "seller", "admin"],
    extension: true,
    params: OneId,
    success: { status: 200, schema: one },
    errors: ["notification_not_found"],
  },
  deleteNotification: {
    ...splitEndpoint(routes.deleteNotification),
    summary: "Delete one",
    access: ["buyer", "seller", "admin"],
    params: OneId,
    forward: { path: "/customer/inbox/entries/{id}", pick: null },
    success: { status: 200, schema: success("NotificationDeleted", z.null()) },
    errors: ["notification_not_found"],
  },
  notificationPreferences: {
    ...splitEndpoint(routes.notificationPreferences),
    summary: "Channels on which the user receives each kind of notification",
    access: ["buyer", "seller"],
    forward: { path: "/customer/inbox/preferences" },
    extension: true,
    success: { status: 200, schema: preferences },
  },
  changeNotificationPreferences: {
    ...splitEndpoint(routes.changeNotificationPreferences),
    summary:
      "Choose the channels; those left out do not change. Notifications about orders, payments, the shop and the account cannot be turned off on the site",
    access: ["buyer", "seller"],
    forward: { path: "/customer/inbox/preferences" },
    extension: true,
    body: NewNotificationPreferences,
    success: { status: 200, schema: preferences },
  },
});
