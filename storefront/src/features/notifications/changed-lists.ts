import type { Notification, NotificationStats } from "@bezak/contract/notifications.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { Change, NotificationPage } from "./notifications-api.ts";

export type NotificationList = InfiniteData<NotificationPage>;

/** A list after a change of one notification: a read one stays, any other change removes it. */
export function changedList(list: NotificationList, id: string, change: Change): NotificationList {
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      data:
        change === "read"
          ? page.data.map((one) => (one.id === id ? { ...one, read: true } : one))
          : page.data.filter((one) => one.id !== id),
    })),
  };
}

/** Counts after a change of one notification; `was` is its state before. */
export function changedStats(stats: NotificationStats, was: Notification, change: Change): NotificationStats {
  const { total, unread, archived } = stats;
  const counted = was.read || was.archived ? 0 : 1;
  if (change === "read") return { total, unread: unread - counted, archived };
  if (change === "archive")
    return { total, unread: unread - counted, archived: archived + (was.archived ? 0 : 1) };
  if (change === "restore") return { total, unread: unread + (was.read ? 0 : 1), archived: archived - 1 };
  return { total: total - 1, unread: unread - counted, archived: archived - (was.archived ? 1 : 0) };
}

/** All notifications without duplicates: when a new one arrives between two pages, the second repeats a row. */
export function getNotifications(list: NotificationList): Notification[] {
  const all = list.pages.flatMap((page) => page.data);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

interface Day {
  /** calendar days ago in Tashkent */
  ago: number;
  notifications: Notification[];
}

/** Groups notifications by day in Tashkent, newest first. */
export function byDay(notifications: readonly Notification[], agoOf: (iso: string) => number): Day[] {
  const days: Day[] = [];
  for (const one of notifications) {
    const ago = agoOf(one.createdAt);
    const day = days.at(-1);
    if (day?.ago === ago) day.notifications.push(one);
    else days.push({ ago, notifications: [one] });
  }
  return days;
}
