import type { Notification, NotificationPreferences, notificationsRoutes } from "../notifications.ts";
import type { Examples } from "./example.ts";

export const notification: Notification = {
  id: "inb_1",
  type: "order",
  title: "Заказ 1234567890 оформлен",
  text: "Ждём продавца.",
  link: "/order/1234567890",
  read: false,
  archived: false,
  createdAt: "2026-11-01T10:00:00.000Z",
};

export const preferences: NotificationPreferences = {
  order: { inApp: true, mail: true },
  parcel: { inApp: true, mail: true },
  payment: { inApp: true, mail: true },
  review: { inApp: true, mail: false },
  price_drop: { inApp: true, mail: false },
  shop: { inApp: true, mail: true },
  system: { inApp: true, mail: true },
};

export const notificationsExamples: Examples<typeof notificationsRoutes> = {
  notifications: {
    request: { query: { page: 1, limit: 10, filter: "unread", type: "order" } },
    answer: { success: true, data: [notification], pagination: { page: 1, limit: 10, total: 21, pages: 3 } },
  },
  notificationStats: { answer: { success: true, data: { total: 3, unread: 2, archived: 1 } } },
  readAllNotifications: { answer: { success: true, data: { total: 3, unread: 2, archived: 1 } } },
  readNotification: {
    request: { params: { id: "inb_1" } },
    answer: { success: true, data: { ...notification, read: true } },
  },
  archiveNotification: {
    request: { params: { id: "inb_1" } },
    answer: { success: true, data: { ...notification, archived: true } },
  },
  restoreNotification: {
    request: { params: { id: "inb_1" } },
    answer: { success: true, data: notification },
  },
  deleteNotification: { request: { params: { id: "inb_1" } }, answer: { success: true, data: null } },
  notificationPreferences: { answer: { success: true, data: preferences } },
  changeNotificationPreferences: {
    request: { body: { price_drop: { mail: true } } },
    answer: { success: true, data: preferences },
  },
};
