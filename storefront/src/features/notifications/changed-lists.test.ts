import type { Notification } from "@bezak/contract/notifications.ts";
import { expect, test } from "vitest";
import {
  byDay,
  changedList,
  changedStats,
  getNotifications,
  type NotificationList,
} from "./changed-lists.ts";

const one = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: "order",
  title: id,
  text: "",
  link: null,
  read: false,
  archived: false,
  createdAt: "2026-11-21T10:00:00.000Z",
  ...more,
});

const toList = (...pages: Notification[][]): NotificationList => ({
  pages: pages.map((data, index) => ({
    success: true,
    data,
    pagination: { page: index + 1, limit: 2, total: 4, pages: 2 },
  })),
  pageParams: pages.map((_, index) => index + 1),
});

test("keeps a read notification in its list, and removes an archived or deleted one", () => {
  const list = toList([one("a"), one("b")], [one("c")]);
  expect(getNotifications(changedList(list, "b", "read"))).toEqual([
    one("a"),
    one("b", { read: true }),
    one("c"),
  ]);
  for (const change of ["archive", "restore", "delete"] as const) {
    expect(getNotifications(changedList(list, "b", change)).map(({ id }) => id)).toEqual(["a", "c"]);
  }
  expect(getNotifications(list)).toHaveLength(3);
});

test("shows a notification once when a new one moves it to the next page", () => {
  const shown = getNotifications(toList([one("a"), one("b")], [one("b"), one("c")]));
  expect(shown.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test.each([
  ["read", {}, { total: 5, unread: 2, archived: 1 }],
  ["read", { read: true }, { total: 5, unread: 3, archived: 1 }],
  ["archive", {}, { total: 5, unread: 2, archived: 2 }],
  ["archive", { read: true }, { total: 5, unread: 3, archived: 2 }],
  ["delete", {}, { total: 4, unread: 2, archived: 1 }],
  ["delete", { archived: true }, { total: 4, unread: 3, archived: 0 }],
  ["restore", { archived: true }, { total: 5, unread: 4, archived: 0 }],
  ["restore", { archived: true, read: true }, { total: 5, unread: 3, archived: 0 }],
] as const)("counts %s of %o as %o", (change, was, left) => {
  expect(changedStats({ total: 5, unread: 3, archived: 1 }, one("a", was), change)).toEqual(left);
});

test("groups notifications by day, newest first", () => {
  const list = [one("a"), one("b"), one("c", { createdAt: "yesterday" }), one("d", { createdAt: "before" })];
  const ago: Record<string, number> = { yesterday: 1, before: 9 };
  const days = byDay(list, (iso) => ago[iso] ?? 0);
  expect(days.map((day) => [day.ago, day.notifications.map(({ id }) => id)])).toEqual([
    [0, ["a", "b"]],
    [1, ["c"]],
    [9, ["d"]],
  ]);
});
