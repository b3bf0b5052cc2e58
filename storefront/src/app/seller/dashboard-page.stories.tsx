import type { Dashboard, dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { OwnShop, shopsRoutes } from "@bezak/contract/shops.ts";
import { delay, http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { busyDashboard, newDashboard } from "../../mocks/dashboard-fixtures.ts";
import { ownShop, seller } from "../../mocks/seller-product-fixtures.ts";
import DashboardPage from "./dashboard-page.tsx";

const path = `${base}/sellers/me/dashboard`;

const meta = preview.meta({
  title: "Seller/DashboardPage",
  component: DashboardPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <DashboardPage />
    </main>
  ),
});

export const Busy = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const chart = await canvas.findByRole("group", { name: "Выручка по дням" });
    const revenue = chart.closest("figure")!;
    await expect(canvas.getByRole("link", { name: "3 заказа ждут принятия" })).toHaveAttribute(
      "href",
      "/seller/orders?status=pending",
    );
    // the chart's data is also available as a table, one row per day
    await userEvent.click(canvas.getAllByText("Показать таблицей")[0]!);
    await expect(revenue.querySelectorAll("tbody tr")).toHaveLength(30);
    await userEvent.click(canvas.getByRole("radio", { name: "7 дней" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?period=7d"));
    await waitFor(() => expect(revenue.querySelectorAll("tbody tr")).toHaveLength(7));
  },
});

const steps: OwnShop["checklist"] = [
  { step: "profile", done: true },
  { step: "logo", done: false },
  { step: "payout", done: false },
  { step: "product", done: false },
  { step: "published", done: false },
  { step: "first_sale", done: false },
];

const having = (more: Partial<Dashboard>) =>
  http.get(path, () =>
    answer<(typeof dashboardRoutes)["sellerDashboard"]>({
      success: true,
      data: { ...busyDashboard(), awaiting: 0, unanswered: 0, ...more },
    }),
  );

const quiet = /^Новых заказов нет/;

/** There is nothing to do. */
export const NothingToDo = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(having({ lowStock: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quiet)).toBeVisible();
  },
});

/** With low stock the page must not say that there is nothing to do. */
export const OnlyLowStock = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(having({}));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: /^Пополнить/ })).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(quiet)).toBeNull();
  },
});

/** Nothing has been sold: the checklist comes first. */
export const NewShop = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/sellers/me`, () =>
        answer<(typeof shopsRoutes)["ownShop"]>({
          success: true,
          data: { ...ownShop, awaiting: 0, checklist: steps },
        }),
      ),
      http.get(path, () =>
        answer<(typeof dashboardRoutes)["sellerDashboard"]>({ success: true, data: newDashboard() }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/За эти дни продаж не было/)).toBeVisible();
    await expect(canvas.queryByText(quiet)).toBeNull();
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const again = await canvas.findByRole("button", { name: "Повторить" });
    context.msw.use(
      http.get(path, () =>
        answer<(typeof dashboardRoutes)["sellerDashboard"]>({ success: true, data: newDashboard() }),
      ),
    );
    await userEvent.click(again);
    await expect(await canvas.findByRole("heading", { name: "За эти дни заказов не было" })).toBeVisible();
  },
});
