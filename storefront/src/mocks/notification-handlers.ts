import * as routes from "@bezak/contract/routes/notifications.ts";
import { defaultChoices } from "@bezak/contract/notification-kinds.ts";
import type { Notification, notificationsRoutes } from "@bezak/contract/notifications.ts";
import { answer, failure } from "./answers.ts";
import { notificationFixtures } from "./notification-fixtures.ts";
import { token } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Routes = typeof notificationsRoutes;

interface State {
  notifications: Notification[];
  removed: Notification[];
  preferences: typeof defaultChoices;
}

const fresh = (): State => ({
  notifications: notificationFixtures(),
  removed: [],
  preferences: structuredClone(defaultChoices),
});

let state = fresh();

/** Resets the notifications. */
export function resetNotifications(): void {
  state = fresh();
}

const signedIn = (request: Request) => request.headers.get("authorization") === `Bearer ${token}`;
const guest = () => failure("unauthorized", "Войдите в аккаунт, чтобы продолжить");
const unknown = () => failure("notification_not_found", "Уведомление не найдено");

function stats() {
  const { notifications } = state;
  return {
    total: notifications.length,
    unread: notifications.filter(({ read, archived }) => !read && !archived).length,
    archived: notifications.filter(({ archived }) => archived).length,
  };
}

function set(id: string, change: Partial<Notification>): Notification | undefined {
  state.notifications = state.notifications.map((one) => (one.id === id ? { ...one, ...change } : one));
  return state.notifications.find((one) => one.id === id);
}

function restore(id: string): Notification | undefined {
  const back = state.removed.find((one) => one.id === id);
  if (!back) return set(id, { archived: false });
  state.removed = state.removed.filter((one) => one !== back);
  state.notifications = [...state.notifications, back].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return back;
}

/** Changes one notification and answers, if the user is signed in. */
function changed(
  endpoint:
    | typeof routes.readNotification
    | typeof routes.archiveNotification
    | typeof routes.restoreNotification,
  change: (id: string) => Notification | undefined,
) {
  return mock(endpoint, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const data = change(String(params.id));
    return data ? answer<Routes["readNotification"]>({ success: true, data }) : unknown();
  });
}

export const notificationHandlers = [
  mock(routes.notificationStats, ({ request }) =>
    signedIn(request) ? answer<Routes["notificationStats"]>({ success: true, data: stats() }) : guest(),
  ),
  mock(routes.notificationPreferences, ({ request }) =>
    signedIn(request)
      ? answer<Routes["notificationPreferences"]>({ success: true, data: state.preferences })
      : guest(),
  ),
  mock(routes.changeNotificationPreferences, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const wanted = (await request.json()) as Partial<typeof defaultChoices>;
    const kinds = Object.keys(state.preferences) as (keyof typeof defaultChoices)[];
    for (const kind of kinds) Object.assign(state.preferences[kind], wanted[kind]);
    return answer<Routes["changeNotificationPreferences"]>({ success: true, data: state.preferences });
  }),
  mock(routes.notifications, ({ request }) => {
    if (!signedIn(request)) return guest();
    const query = new URL(request.url).searchParams;
    const [page, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 20)];
    const filter = query.get("filter");
    const found = state.notifications.filter(
      ({ read, archived }) => archived === (filter === "archived") && !(read && filter === "unread"),
    );
    return answer<Routes["notifications"]>({
      success: true,
      data: found.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: found.length, pages: Math.ceil(found.length / limit) },
    });
  }),
  mock(routes.readAllNotifications, ({ request }) => {
    if (!signedIn(request)) return guest();
    for (const { id, archived } of state.notifications) if (!archived) set(id, { read: true });
    return answer<Routes["readAllNotifications"]>({ success: true, data: stats() });
  }),
  changed(routes.readNotification, (id) => set(id, { read: true })),
  changed(routes.archiveNotification, (id) => set(id, { archived: true })),
  changed(routes.restoreNotification, restore),
  mock(routes.deleteNotification, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const gone = state.notifications.find(({ id }) => id === params.id);
    if (!gone) return unknown();
    state.notifications = state.notifications.filter((one) => one !== gone);
    state.removed.push(gone);
    return answer<Routes["deleteNotification"]>({ success: true, data: null });
  }),
];
