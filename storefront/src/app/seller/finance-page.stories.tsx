import type { Finance, financeRoutes } from "@bezak/contract/finance.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { finance } from "../../mocks/finance-fixtures.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import FinancePage from "./finance-page.tsx";

type Routes = typeof financeRoutes;

const path = `${base}/sellers/me/finance`;
const having = (more: Partial<Finance>) =>
  http.get(path, () => answer<Routes["finance"]>({ success: true, data: { ...finance, ...more } }));

const meta = preview.meta({
  title: "Seller/FinancePage",
  component: FinancePage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/finance", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <FinancePage />
    </main>
  ),
});

/** Entries with the balance after each, filtered by kind. */
export const Entries = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/^Следующая выплата: 27 ноября 2026/)).toBeVisible();
    await expect(canvas.getByText(/Комиссия Bezak: 10 %/)).toBeVisible();
    await canvas.findByRole("row", { name: /Корректировка/ });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Вид операции" }), "refund");
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?type=refund"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(canvas.getByText("−450 000 сум")).toBeVisible();
  },
});

export const Payouts = meta.story({
  parameters: scene({ path: "/seller/finance?view=payouts", person: seller }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const failed = await canvas.findByRole("row", { name: /P-2026-000003/ });
    await expect(failed).toHaveTextContent("Банк не провёл: счёт закрыт. Деньги снова на балансе");
    const paid = canvas.getByRole("row", { name: /P-2026-000001/ });
    await userEvent.click(within(paid).getByRole("link", { name: "5 операций" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?payout=pay_1"));
    await expect(await canvas.findByText("Операции одной выплаты")).toBeVisible();
  },
});

/** When the balance cannot be loaded, nothing is claimed about it. */
export const PayoutsWithoutBalance = meta.story({
  parameters: scene({ path: "/seller/finance?view=payouts", person: seller }),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(path, () => failure("server_error", "Произошла ошибка на сервере")),
      http.get(`${path}/payouts`, () =>
        answer<Routes["ownPayouts"]>({
          success: true,
          data: [],
          pagination: { page: 1, limit: 20, total: 0, pages: 0 },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Выплат ещё не было" })).toBeVisible();
    await expect(canvas.queryByText(/будет 0 сум/)).toBeNull();
  },
});

export const BehindTheLastPage = meta.story({
  parameters: scene({ path: "/seller/finance?page=9", person: seller }),
  play: async (context) => {
    await context.canvas.findByRole("row", { name: /Корректировка/ });
    await waitFor(() => expect(getShop(context).place.now?.search).toBe(""));
  },
});

export const Statements = meta.story({
  parameters: scene({ path: "/seller/finance?view=statements", person: seller }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Ноябрь 2026/ })).toHaveTextContent("3 222 000 сум");
    await expect(canvas.getByRole("button", { name: "Выписка за Ноябрь 2026, PDF" })).toBeVisible();
  },
});

/** Products were returned after their revenue was paid out. */
export const BelowZero = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(having({ balance: -405_000, available: -405_000, pending: 0, nextPayoutAt: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Баланс ниже нуля")).toBeVisible();
  },
});

/** Below the minimum payout no date is shown. */
export const BelowMinimum = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(having({ balance: 40_000, available: 40_000, pending: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Выплачиваем от/)).toBeVisible();
    await expect(canvas.queryByText(/^Следующая выплата/)).toBeNull();
  },
});

export const NewShop = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const none = { success: true as const, data: [] };
    const pagination = { page: 1, limit: 20, total: 0, pages: 0 };
    context.msw.use(
      having({
        balance: 0,
        available: 0,
        pending: 0,
        pendingPayouts: 0,
        monthlyRevenue: 0,
        paidOut: 0,
        nextPayoutAt: null,
        payoutAccountMissing: true,
        entries: [],
        payouts: [],
      }),
      http.get(`${path}/entries`, () => answer<Routes["financeEntries"]>({ ...none, pagination })),
      http.get(`${path}/statements`, () => answer<Routes["statements"]>(none)),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Операций пока нет" })).toBeVisible();
    const toSettings = await canvas.findByRole("link", { name: "Указать счёт" });
    await expect(toSettings).toHaveAttribute("href", "/seller/settings");
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(path, () => delay("infinite")),
      http.get(`${path}/entries`, () => delay("infinite")),
    );
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const broken = () => failure("server_error", "Произошла ошибка на сервере");
    context.msw.use(http.get(path, broken), http.get(`${path}/entries`, broken));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(2));
  },
});
