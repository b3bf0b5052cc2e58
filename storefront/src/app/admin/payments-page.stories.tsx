import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http, HttpResponse } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import {
  listedPayment,
  paymentAdminHandlers,
  resetListedPayments,
} from "../../mocks/payment-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import PaymentsPage from "./payments-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/payments`;
const at = (query: string) => scene({ path: `/admin/payments${query}`, person: admin });

/** Attempts to pay the orders of all shops. */
const meta = preview.meta({
  title: "Admin/PaymentsPage",
  component: PaymentsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <PaymentsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetListedPayments();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const row = (name: RegExp) => screen.findByRole("row", { name });
const tabs = async () => within(await screen.findByRole("navigation", { name: "Какие платежи показать" }));

/** Each row leads to its order, and says why a payment failed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const failed = await row(/^4821930005.*Не состоялся/);
    await expect(failed).toHaveTextContent(/6912f0a4b3c1d2e3f4a50005.*не хватает денег.*Payme$/);
    await expect(within(failed).getByRole("link", { name: "4821930005" })).toHaveAttribute(
      "href",
      "/admin/orders/4821930005-1",
    );
    await expect(await row(/^4821930003/)).toHaveTextContent(/3219957410у плательщика 2410775318/);
    await expect(await row(/^4821930002/)).toHaveTextContent(/через ATMOS/);
    await expect(await row(/^4821930007/)).toHaveTextContent(/Возвращёнденьги пришли слишком поздно/);
    await expect(canvas.getByText("Платежей: 8")).toBeVisible();
    await expect(canvas.getByText(/Одна строка — одна попытка оплатить заказ/)).toBeVisible();
    await fits();
  },
});

/** A buyer says to have paid: the payment is found by its number at the gateway, in any state. */
export const Searched = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await row(/^4821930001/);
    const field = canvas.getByRole("searchbox", { name: "Поиск платежей" });
    await userEvent.type(field, " 2410775318 {Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(await row(/^4821930003/)).toHaveTextContent("Оплачен");
    await userEvent.clear(field);
    await userEvent.type(field, "4821930005-1{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    await expect(getShop(context).place.now?.search).toBe("?q=4821930005-1");
  },
});

/** The numbers of the tabs follow the filters; the overview leads to an outcome and its days. */
export const Filtered = meta.story({
  parameters: at("?outcome=paid&from=2026-11-01&to=2099-11-30"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () =>
      expect((await tabs()).getAllByRole("link").map((tab) => tab.textContent)).toEqual([
        "Все 3",
        "Начаты 0",
        "Проверяются 0",
        "Оплачены 2",
        "Пришли поздно 0",
        "Не состоялись 0",
        "Возвращены 1",
      ]),
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Чем закончились" }), "Не удались");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(3));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Способ оплаты" }), "Payme");
    await userEvent.click((await tabs()).getByRole("link", { name: "Пришли поздно 1" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(getShop(context).place.now?.search).toBe(
      "?state=late&method=payme&outcome=unpaid&from=2026-11-01&to=2099-11-30",
    );
    await fits();
  },
});

export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/^4821930001/);
    const sums = canvas.getByRole("columnheader", { name: /^Сумма/ });
    await userEvent.click(within(sums).getByRole("button"));
    await waitFor(() => expect(sums).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.click(within(sums).getByRole("button"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/^4821930003/));
  },
});

/** The file has what the list shows. */
export const Saved = meta.story({
  parameters: at("?q=4821930005&state=paid&sort=oldest"),
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${path}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("Номер", { headers: { "content-type": "text/csv" } });
      }),
    );
    await row(/^4821930005/);
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?state=paid&sort=oldest&q=4821930005&format=csv"]);
  },
});

/** Columns that are not shown by themselves. */
export const Wide = meta.story({
  parameters: at("?columns=transaction,amount,state,method,began,ended&density=compact"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Закончен" })).toBeVisible();
    await row(/^4821930001/);
    await fits();
  },
});

/** A page beyond the last redirects to the last. */
export const Pages = meta.story({
  parameters: at("?page=9"),
  beforeEach() {
    resetListedPayments(Array.from({ length: 21 }, (_, index) => listedPayment(index + 1)));
  },
  play: async ({ canvas }) => {
    await row(/^4821930021/);
    await expect(canvas.getByRole("link", { name: "Страница 2" })).toHaveAttribute("aria-current", "page");
  },
});

export const NothingFound = meta.story({
  parameters: at("?q=0000000000"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 2, name: "Ничего не нашлось" });
    await userEvent.click(canvas.getByRole("link", { name: "Показать все платежи" }));
    await row(/^4821930001/);
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
});

export const NothingOfAState = meta.story({
  parameters: at("?state=late"),
  beforeEach: () => resetListedPayments([listedPayment(1)]),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Здесь пусто" });
    await expect(canvas.getByRole("link", { name: "Показать все платежи" })).toHaveAttribute(
      "href",
      "/admin/payments",
    );
  },
});

export const Empty = meta.story({
  beforeEach: () => resetListedPayments([]),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Платежей нет" });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...paymentAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await row(/^4821930001/);
  },
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Нет подключения к интернету" });
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async () => {
    await row(/^4821930001/);
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async () => {
    await row(/^4821930001/);
    await fits();
  },
});
