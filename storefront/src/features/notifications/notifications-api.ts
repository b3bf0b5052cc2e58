import * as routes from "@bezak/contract/routes/notifications.ts";
import type {
  NotificationChannel,
  NotificationFilter,
  NotificationKind,
} from "@bezak/contract/notification-kinds.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

export type NotificationPage = AnswerOf<typeof routes.notifications>;

/** `all` are those that are not archived. */
export type ListFilter = NotificationFilter | "all";

export type Preferences = AnswerOf<typeof routes.notificationPreferences>["data"];

export interface PreferenceChange {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

/** Prefix of all query keys about notifications. */
export const notificationsKey = ["notifications"] as const;

const pollMs = 60_000;

/** Counts, refreshed every minute and when the user returns to the page. */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, "stats"],
    queryFn: async ({ signal }) => (await api.call(routes.notificationStats, { signal })).data,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
}

export function notificationsQuery(api: ApiClient, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, "list", filter],
    queryFn: ({ signal, pageParam: page }) => {
      const query = { page, limit: 20, filter: filter === "all" ? undefined : filter };
      return api.call(routes.notifications, { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  });
}

export function preferencesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, "preferences"],
    queryFn: async ({ signal }) => {
      return (await api.call(routes.notificationPreferences, { signal })).data;
    },
  });
}

export type Change = "read" | "archive" | "restore" | "delete";

const changeRoutes = {
  read: routes.readNotification,
  archive: routes.archiveNotification,
  restore: routes.restoreNotification,
  delete: routes.deleteNotification,
} as const;

export async function changeNotification(api: ApiClient, id: string, change: Change): Promise<void> {
  await api.call(changeRoutes[change], { params: { id } });
}

export async function readAll(api: ApiClient) {
  return (await api.call(routes.readAllNotifications)).data;
}

export async function changePreference(api: ApiClient, { kind, channel, on }: PreferenceChange) {
  const call = { body: { [kind]: { [channel]: on } } };
  return (await api.call(routes.changeNotificationPreferences, call)).data;
}
