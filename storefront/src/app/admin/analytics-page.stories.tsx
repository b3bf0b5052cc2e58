import type { adminAnalyticsRoutes } from "@bezak/contract/admin-analytics.ts";
import type { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { quietAnalytics, quietCohorts } from "../../mocks/admin-stats-fixtures.ts";
import { adminStatsHandlers } from "../../mocks/admin-stats-handlers.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AnalyticsPage from "./analytics-page.tsx";

type Routes = typeof adminStatsRoutes & typeof adminAnalyticsRoutes;

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const calls = {
  analytics: `${base}/admin/analytics`,
  sales: `${base}/admin/analytics/sales`,
  operations: `${base}/admin/analytics/operations`,
  searches: `${base}/admin/analytics/searches`,
  cohorts: `${base}/admin/analytics/cohorts`,
};

const noSearches = { emptySearches: { count: 0, of: 0 } };

const meta = preview.meta({
  title: "Admin/AnalyticsPage",
  component: AnalyticsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/analytics", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <AnalyticsPage />
    </main>
  ),
});

/** Rows lead to what they are about; the period is in the address. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const find = async (name: string) => within(await canvas.findByRole("table", { name }));
    const shops = await find("Магазины с наибольшими продажами");
    await expect(shops.getByRole("link", { name: "Navo Audio" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/admin\/orders\?seller=sel_1&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/),
    );
    const sinking = await find("Товары, которые стали продаваться хуже");
    await expect(sinking.getAllByRole("cell")[0]).toHaveTextContent(
      /^−2\s720\s000\sсум640\s000\sсум, до этого 3\s360\s000\sсум$/,
    );
    const paid = await find("Успешные оплаты");
    await expect(paid.getByRole("row", { name: /^Payme 97,3\s%\s*214 из 220$/ })).toBeVisible();
    const hrefs = (part: Awaited<ReturnType<typeof find>>) =>
      part.getAllByRole("link").map((link) => link.getAttribute("href")?.replace(/&?from=.*$/, ""));
    await expect(hrefs(await find("Города"))[0]).toMatch(/^\/admin\/orders\?city=\w+$/);
    await expect(hrefs(await find("Кто отменял"))[0]).toMatch(
      /^\/admin\/orders\?status=cancelled&cancelledBy=\w+$/,
    );
    await expect(hrefs(await find("Причины возвратов"))[0]).toMatch(
      /^\/admin\/returns\?reason=\w+&dated=delivered$/,
    );
    const inVain = await find("Искали и не нашли");
    await expect(inVain.getByRole("link", { name: "airpods" })).toHaveAttribute("href", "/search?q=airpods");
    const cohorts = await find("Повторные покупки");
    const months = cohorts.getAllByRole("row");
    await expect(months[1]).toHaveTextContent("Декабрь 2025");
    await expect(within(months[12]!).getAllByRole("img")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("radio", { name: "90 дней" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?period=90d"));
    // the numbers of the period before are dimmed until then
    await waitFor(() => expect(context.canvasElement.querySelector("[aria-busy]")).toBeNull());
  },
});

/** Each table is saved as a file of its own, with the period that is shown. */
export const Exported = meta.story({
  parameters: scene({ path: "/admin/analytics?period=90d", person: admin }),
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    msw.use(
      http.get(`${calls.analytics}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
      }),
    );
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Выгрузить: / })).toHaveLength(13));
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить: Города" }));
    const menu = within(await screen.findByRole("dialog", { name: "Выгрузить: Города" }));
    await userEvent.click(menu.getByRole("button", { name: "Excel (XLSX)" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?table=cities&period=90d&format=xlsx"]);
  },
});

/** Nothing was sold in the period, and nothing was ever delivered. */
export const Quiet = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(calls.analytics, () =>
        answer<Routes["adminAnalytics"]>({ success: true, data: quietAnalytics("7d") }),
      ),
      http.get(calls.sales, () =>
        answer<Routes["adminSales"]>({
          success: true,
          data: { period: "7d", countedAt: null, sinkingProducts: [], sellers: [] },
        }),
      ),
      http.get(calls.searches, () =>
        answer<Routes["adminSearches"]>({
          success: true,
          data: { period: "7d", totals: noSearches, before: noSearches, top: [], empty: [] },
        }),
      ),
      http.get(calls.cohorts, () => answer<Routes["adminCohorts"]>({ success: true, data: quietCohorts() })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText("За эти дни ничего не было.")).toHaveLength(8));
    await canvas.findByRole("heading", { name: "За последние 12 месяцев доставленных заказов не было" });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить: Города" }));
    const menu = within(await screen.findByRole("dialog", { name: "Выгрузить: Города" }));
    await expect(menu.getByRole("button", { name: "CSV" })).toBeDisabled();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(...Object.values(calls).map((path) => http.get(path, () => delay("infinite"))));
  },
});

/** Each part fails and is repeated by itself. */
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
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(5));
    msw.use(...adminStatsHandlers);
    await userEvent.click(canvas.getAllByRole("button", { name: "Повторить" })[1]!);
    await canvas.findByRole("table", { name: "Магазины с наибольшими продажами" });
    await expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(4);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Takroriy xaridlar" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
