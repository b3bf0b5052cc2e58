import { notificationKinds } from "@bezak/contract/notification-kinds.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { NotificationPreferences } from "../src/features/notifications/notification-preferences.tsx";
import { failure } from "../src/mocks/answers.ts";
import { notificationFixtures } from "../src/mocks/notification-fixtures.ts";
import { resetNotifications } from "../src/mocks/notification-handlers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openPart, openShop, t, withoutNetwork } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();
const listed = notificationFixtures().filter(({ archived }) => !archived);
const unread = listed.filter(({ read }) => !read).length;

beforeEach(() => {
  resetNotifications();
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
});

const items = () => screen.findAllByRole("article");
const readItem = async (title: string) => (await screen.findByText(title)).closest<HTMLElement>("article")!;
const press = (inside: HTMLElement, name: string) =>
  fireEvent.click(within(inside).getByRole("button", { name }));
const bell = (count: number) =>
  screen.findByRole("link", {
    name: count > 0 ? t("nav.notificationsCount", { count }) : t("nav.notifications"),
  });

/** Calls about notifications, as `method path`. */
function watch(): string[] {
  const calls: string[] = [];
  server.events.on("request:start", ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/notifications"))
      calls.push(`${request.method} ${pathname.replace("/api/v1", "")}`);
  });
  return calls;
}

test("lists notifications by day, newest first, unread ones marked, without archived ones", async () => {
  await openShop("/notifications");
  expect(await items()).toHaveLength(listed.length);
  const days = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(days.length).toBeGreaterThan(2);
  expect(screen.getAllByText(`${t("notifications.unreadMark")}.`, { exact: false })).toHaveLength(unread);
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.map((title) => title?.replace(`${t("notifications.unreadMark")}. `, ""))).toEqual(
    listed.map(({ title }) => title),
  );
  expect(document.querySelectorAll("article time[datetime]")).toHaveLength(listed.length);
});

test("counts unread notifications; opening one marks it as read and shows its order", async () => {
  const { place } = await openShop("/notifications");
  await bell(unread);
  const calls = watch();
  fireEvent.click(await screen.findByRole("link", { name: "Посылка в пути" }));
  await bell(unread - 1);
  await waitFor(() => expect(place.now?.pathname).toBe("/order/1000000042"));
  await waitFor(() => expect(calls).toContain("PATCH /notifications/inb_9/read"));
});

test("shows the bell to users only, and requests nothing for guests", async () => {
  localStorage.clear();
  const calls = watch();
  await openShop("/notifications");
  await screen.findByText(t("notifications.guest"));
  const login = within(screen.getByRole("main")).getByRole("link", { name: t("nav.login") });
  expect(login.getAttribute("href")).toBe("/login?next=%2Fnotifications");
  expect(screen.queryByRole("link", { name: t("nav.notifications") })).toBeNull();
  expect(calls).toEqual([]);
});

test("shows 99+ above 99, and refreshes the count when the user returns", async () => {
  let count = 240;
  server.use(
    http.get("*/api/v1/notifications/stats", () =>
      HttpResponse.json({ success: true, data: { total: count, unread: count, archived: 0 } }),
    ),
  );
  const { queryClient } = await openShop("/notifications");
  await screen.findByRole("link", { name: t("nav.notificationsCount", { count: "99+" }) });
  count = 3;
  await act(() => queryClient.invalidateQueries({ queryKey: ["notifications", "stats"] }));
  await bell(3);
});

test("moves an archived notification to the archive and back", async () => {
  await openShop("/notifications");
  press(await readItem("Оплата получена"), t("notifications.archive"));
  await waitFor(() => expect(screen.queryByText("Оплата получена")).toBeNull());
  await screen.findByText(t("notifications.archived"));
  fireEvent.mouseDown(screen.getByRole("tab", { name: t("notifications.filters.archived") }));
  press(await readItem("Оплата получена"), t("notifications.restore"));
  await waitFor(() => expect(screen.queryByText("Оплата получена")).toBeNull());
  fireEvent.mouseDown(screen.getByRole("tab", { name: t("notifications.filters.all") }));
  await readItem("Оплата получена");
});

test("undoes a deletion, and moves the focus to the next notification", async () => {
  await openShop("/notifications");
  press(await readItem("Посылка в пути"), t("notifications.delete"));
  await bell(unread - 1);
  expect(document.activeElement?.textContent).toBe("Цена в избранном снизилась");
  await waitFor(() => expect(screen.queryByText("Посылка в пути")).toBeNull());
  fireEvent.click(await screen.findByRole("button", { name: t("notifications.undo") }));
  await readItem("Посылка в пути");
  await bell(unread);
});

test("reverts a change that the server refuses, with a message", async () => {
  server.use(http.delete("*/api/v1/notifications/:id", () => failure("server_error", "Сбой")));
  await openShop("/notifications");
  press(await readItem("Посылка в пути"), t("notifications.delete"));
  await screen.findByText("Сбой");
  await readItem("Посылка в пути");
  await bell(unread);
});

test("marks all as read at once and leaves none unread", async () => {
  await openShop("/notifications?filter=unread");
  expect(await items()).toHaveLength(unread);
  const button = await screen.findByRole("button", { name: t("notifications.readAll") });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  await screen.findByText(t("notifications.noUnread"));
  await bell(0);
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
});

test("keeps the tab in the address, and loads older ones on request", async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...listed[3]!, id: `inb_${100 + index}` }));
  server.use(
    http.get("*/api/v1/notifications", ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      const pagination = { page, limit: 20, total: 25, pages: 2 };
      return HttpResponse.json({ success: true, data: many.slice((page - 1) * 20, page * 20), pagination });
    }),
  );
  const { place } = await openShop("/notifications");
  expect(await items()).toHaveLength(20);
  fireEvent.click(screen.getByRole("button", { name: t("notifications.more") }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(25));
  expect(screen.queryByRole("button", { name: t("notifications.more") })).toBeNull();
  fireEvent.mouseDown(screen.getByRole("tab", { name: t("notifications.filters.unread") }));
  await waitFor(() => expect(place.now?.search).toBe("?filter=unread"));
});

test("reports older ones that failed to load, and loads them again", async () => {
  const pagination = { page: 1, limit: 20, total: 25, pages: 2 };
  let broken = true;
  server.use(
    http.get("*/api/v1/notifications", ({ request }) => {
      if (new URL(request.url).searchParams.get("page") === "1")
        return HttpResponse.json({ success: true, data: listed.slice(0, 2), pagination });
      if (broken) return failure("server_error", "Сбой");
      const data = listed.slice(2, 4);
      return HttpResponse.json({ success: true, data, pagination: { ...pagination, page: 2 } });
    }),
  );
  await openShop("/notifications");
  fireEvent.click(await screen.findByRole("button", { name: t("notifications.more") }));
  expect((await screen.findByRole("alert")).textContent).toBe("Сбой");
  expect(await items()).toHaveLength(2);
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(4));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("links to the products when there is nothing yet; loads a failed list again", async () => {
  const pagination = { page: 1, limit: 20, total: 0, pages: 0 };
  server.use(
    http.get("*/api/v1/notifications", () => failure("server_error", "Сбой"), { once: true }),
    http.get("*/api/v1/notifications", () => HttpResponse.json({ success: true, data: [], pagination })),
  );
  await openShop("/notifications");
  await screen.findByText("Сбой");
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByText(t("notifications.none"));
  const catalogueLink = within(screen.getByRole("main")).getByRole("link", { name: t("common.toCatalog") });
  expect(catalogueLink.getAttribute("href")).toBe("/catalog");
});

test("loads the list by itself when the network returns", async () => {
  await withoutNetwork(async (comeBack) => {
    await openShop("/notifications");
    const main = within(screen.getByRole("main"));
    await main.findByRole("heading", { name: t("offline.title") });
    comeBack();
    expect(await items()).toHaveLength(listed.length);
  });
});

const openPreferences = () => openPart(<NotificationPreferences />, "/settings");

const getSwitch = (kind: (typeof notificationKinds)[number], channel: "inApp" | "mail") =>
  screen.findByRole<HTMLButtonElement>("switch", {
    name: new RegExp(`^${t(`notifications.channels.${channel}`)}.*${t(`notifications.kinds.${kind}`)}$`),
  });

test("saves preferences at once, and fixes those that cannot be changed", async () => {
  await openPreferences();
  const mail = await getSwitch("price_drop", "mail");
  expect(mail.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(mail);
  await waitFor(() => expect(mail.getAttribute("aria-checked")).toBe("true"));
  expect(screen.getAllByRole("switch")).toHaveLength(notificationKinds.length * 2);
  const fixed = await getSwitch("order", "inApp");
  expect([fixed.disabled, fixed.getAttribute("aria-checked")]).toEqual([true, "true"]);
  cleanup();
  await openPreferences();
  await waitFor(async () =>
    expect((await getSwitch("price_drop", "mail")).getAttribute("aria-checked")).toBe("true"),
  );
});

test("reverts a switch that the server refuses, with the reason", async () => {
  server.use(http.put("*/api/v1/notifications/preferences", () => failure("server_error", "Сбой")));
  await openPreferences();
  fireEvent.click(await getSwitch("review", "mail"));
  await screen.findByText("Сбой");
  expect((await getSwitch("review", "mail")).getAttribute("aria-checked")).toBe("false");
});
