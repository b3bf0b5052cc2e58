import type { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { quietAnalytics, quietStats } from "../../mocks/admin-stats-fixtures.ts";
import { adminStatsHandlers } from "../../mocks/admin-stats-handlers.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OverviewPage from "./overview-page.tsx";

type Routes = typeof adminStatsRoutes;

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const calls = {
  stats: `${base}/admin/stats`,
  analytics: `${base}/admin/analytics`,
  operations: `${base}/admin/analytics/operations`,
};

const meta = preview.meta({
  title: "Admin/OverviewPage",
  component: OverviewPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OverviewPage />
    </main>
  ),
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** What waits with its age; the period and the figure of the chart are in the address. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByRole("link", { name: "Заявки продавцов 2 Дольше всего: 3 дня" }),
    ).toHaveAttribute("href", "/admin/seller-applications");
    await canvas.findByRole("link", { name: /^Отзывы 1\s240 Дольше всего: 21 час$/ });
    await expect(
      canvas.getByRole("link", { name: "Возвраты товаров 12 Дольше всего: 3 дня" }),
    ).toHaveAttribute("href", "/admin/returns?status=requested&sort=oldest");
    await canvas.findByRole("link", { name: "Возвраты к выплате 0 Ничего не ждёт" });
    await canvas.findByRole("group", { name: "Оборот по дням" });
    await expect(
      canvas.getByText(/^Обновлено: сегодня, \d\d:\d\d\. Новые заказы, .* добавляются сразу\.$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Обновлено: .* в течение десяти минут, а если заказу больше 45/),
    ).toBeVisible();
    // more cancellations are worse
    const cancelled = (await canvas.findByText("Отменённые посылки")).closest("dl")!;
    await expect(cancelled).toHaveTextContent(/5,2 % 21 из 402\+0,7 п. п./);
    await expect(cancelled.querySelector("[data-tone=bad]")).not.toBeNull();
    const chart = canvas.getByRole("figure");
    await userEvent.click(within(chart).getByText("Показать таблицей"));
    await expect(chart.querySelectorAll("tbody tr")).toHaveLength(7);
    const tabs = within(canvas.getByRole("navigation", { name: "Показатель на графике" }));
    await userEvent.click(tabs.getByRole("link", { name: "Заказы" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?figure=orders"));
    await userEvent.click(canvas.getByRole("radio", { name: "30 дней" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?period=30d&figure=orders"));
    await canvas.findByRole("group", { name: "Заказы по дням" });
    await waitFor(() => expect(chart.querySelectorAll("tbody tr")).toHaveLength(30));
  },
});

let arrived = Promise.withResolvers<undefined>();

/** A button says what a number counts and leads to the rows, also before the numbers come; the focus returns to it. */
export const WhatIsCounted = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    arrived = Promise.withResolvers();
    context.msw.use(http.get(calls.analytics, () => arrived.promise));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Что посчитано: Новые магазины" });
    await userEvent.click(button);
    const about = within(await screen.findByRole("dialog", { name: "Новые магазины" }));
    await expect(about.getByRole("link", { name: "Открыть список" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/admin\/sellers\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/),
    );
    arrived.resolve(undefined);
    await screen.findByRole("group", { name: "Оборот по дням", hidden: true });
    await expect(about.getByRole("link", { name: "Открыть список" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Numbers of other days than those of the order lead to parcels of these days; some have no rows. */
export const LinksToRows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: `Что посчитано: ${name}` }));
      return within(await screen.findByRole("dialog", { name }));
    };
    const close = async (name: string) => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());
    };
    for (const [name, address] of [
      ["Доход от комиссии", /^\/admin\/orders\?dated=commission&from=/],
      ["Доставленные заказы", /^\/admin\/orders\?dated=first_delivered&from=/],
      ["Новые аккаунты", /^\/admin\/users\?openedAs=buyer&from=/],
      ["Приняты за 24 часа", /^\/admin\/orders\?dated=accepted_late&from=/],
    ] as const) {
      const about = await open(name);
      await expect(about.getByRole("link", { name: "Открыть список" })).toHaveAttribute(
        "href",
        expect.stringMatching(address),
      );
      await close(name);
    }
    const visitors = await open("Посетители");
    await expect(visitors.getByText(/поэтому списка нет\.$/)).toBeVisible();
    await expect(visitors.queryByRole("link")).toBeNull();
    await close("Посетители");
    const all = await canvas.findByRole("table", { name: "За всё время" });
    const revenue = within(within(all).getByRole("row", { name: /^Доход от комиссии/ }));
    const links = revenue.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual([
      "/admin/orders?dated=commission",
      expect.stringMatching(/^\/admin\/orders\?dated=commission&from=([\d-]+)&to=\1$/),
    ]);
  },
});

/** Nothing waits and nothing was sold. */
export const Quiet = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(calls.stats, () => answer<Routes["adminStats"]>({ success: true, data: quietStats() })),
      http.get(calls.analytics, () =>
        answer<Routes["adminAnalytics"]>({ success: true, data: quietAnalytics("7d") }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "За эти дни ничего не было" })).toBeVisible();
    await expect(await canvas.findAllByText("Ничего не ждёт")).toHaveLength(9);
    await expect(canvas.queryByRole("figure")).toBeNull();
    // everything was counted for these answers
    await expect(canvas.queryByText(/Новые заказы.* добавляются сразу/)).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(...Object.values(calls).map((path) => http.get(path, () => delay("infinite"))));
  },
});

/** Each call has its own failure and retry. */
export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      ...Object.values(calls).map((path) =>
        http.get(path, () => failure("server_error", "Произошла ошибка на сервере")),
      ),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(3));
    msw.use(...adminStatsHandlers);
    await userEvent.click(canvas.getAllByRole("button", { name: "Повторить" })[0]!);
    await expect(await canvas.findByRole("link", { name: /^Обращения 1 / })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(2);
  },
});

export const Offline = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const states = await canvas.findAllByRole("heading", { name: "Нет подключения к интернету" });
    await expect(states).toHaveLength(3);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  parameters: scene({ path: "/admin?period=365d&figure=revenue", person: admin }),
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Komissiya daromadi, kunlar boʻyicha" });
    await fits();
  },
});
