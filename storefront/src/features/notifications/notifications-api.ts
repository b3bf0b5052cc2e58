import type {
  NotificationChannel,
  NotificationFilter,
  NotificationKind,
} from "@bezak/contract/notification-kinds.ts";
import type { notificationsRoutes } from "@bezak/contract/notifications.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";

type Routes = typeof notificationsRoutes;

export type NotificationPage = AnswerOf<Routes["notifications"]>;

/** What a list shows: whatever is not archived, or a part of it, or the archive. */
export type ListFilter = NotificationFilter | "all";

export type Preferences = AnswerOf<Routes["notificationPreferences"]>["data"];

/** One switch of the preferences. */
export interface PreferenceChange {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

/** What every query of this room begins with. */
export const notificationsKey = ["notifications"] as const;

const pollMs = 60_000;

/** How many there are, looked at every minute and when the person comes back to the page. */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, "stats"],
    queryFn: async ({ signal }) =>
      (await api.call<Routes["notificationStats"]>("GET", "/notifications/stats", { signal })).data,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
}

/** Notifications page by page, newest first. */
export function notificationsQuery(api: ApiClient, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, "list", filter],
    queryFn: ({ signal, pageParam: page }) => {
      const query = { page, limit: 20, filter: filter === "all" ? undefined : filter };
      return api.call<Routes["notifications"]>("GET", "/notifications", { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  });
}

export function preferencesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, "preferences"],
    queryFn: async ({ signal }) => {
      const path = "/notifications/preferences";
      return (await api.call<Routes["notificationPreferences"]>("GET", path, { signal })).data;
    },
  });
}

export type Change = "read" | "archive" | "restore" | "delete";

const changeRoutes = {
  read: (api: ApiClient, path: string) => api.call<Routes["readNotification"]>("PATCH", `${path}/read`),
  archive: (api: ApiClient, path: string) =>
    api.call<Routes["archiveNotification"]>("PATCH", `${path}/archive`),
  restore: (api: ApiClient, path: string) =>
    api.call<Routes["restoreNotification"]>("PATCH", `${path}/restore`),
  delete: (api: ApiClient, path: string) => api.call<Routes["deleteNotification"]>("DELETE", path),
};

export async function changeNotification(api: ApiClient, id: string, change: Change): Promise<void> {
  await changeRoutes[change](api, `/notifications/${encodeURIComponent(id)}`);
}

export async function readAll(api: ApiClient) {
  return (await api.call<Routes["readAllNotifications"]>("PATCH", "/notifications/read-all")).data;
}

export async function changePreference(api: ApiClient, { kind, channel, on }: PreferenceChange) {
  const call = { body: { [kind]: { [channel]: on } } };
  const path = "/notifications/preferences";
  return (await api.call<Routes["changeNotificationPreferences"]>("PUT", path, call)).data;
}
