import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http, HttpResponse } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { sellerPayouts } from "../../mocks/finance-fixtures.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { activeHold, resetHolds, shopMoneyHandlers } from "../../mocks/shop-money-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import ShopMoneyPage from "./shop-money-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (query = "", id = "sel_1") => scene({ path: `/admin/sellers/${id}/money${query}`, person: admin });
const path = `${base}/admin/sellers/:id/finance`;

/** The money of one shop: balance, entries, payouts and holds. */
const meta = preview.meta({
  title: "Admin/ShopMoneyPage",
  component: ShopMoneyPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at() },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route key={language} path={`${language}/admin/sellers/:id/money`} element={<ShopMoneyPage />} />
        ))}
      </Routes>
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
    resetHolds();
  },
});

const dialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Entries link to the administrators' page of their parcel. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Деньги магазина / })).toBeVisible();
    const [parcel] = await canvas.findAllByRole("link", { name: /1000000041-1/ });
    await expect(parcel).toHaveAttribute("href", "/admin/orders/1000000041-1");
    await fits();
  },
});

/** A hold needs a reason, which the shop reads; it is shown first and can be released. */
export const Holding = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hold = await canvas.findByRole("button", { name: "Удержать выплаты" });
    // until the money is read
    await waitFor(() => expect(hold).toBeEnabled());
    await userEvent.click(hold);
    const question = await dialog();
    await userEvent.click(question.getByRole("button", { name: "Удержать" }));
    const reason = question.getByRole("textbox", { name: /^Причина/ });
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, "Жалобы покупателей");
    await userEvent.click(question.getByRole("radio", { name: /Часть денег/ }));
    await userEvent.type(question.getByRole("textbox", { name: /Сколько удержать/ }), "500000");
    await userEvent.click(question.getByRole("button", { name: "Удержать" }));
    await noDialog();
    await expect(await canvas.findByText(/Удержано 500\s000\sсум\. «Жалобы покупателей»/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Удержания" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Снять удержание/ }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Снять удержание" }));
    await noDialog();
    await waitFor(() => expect(canvas.queryByText(/Удержано 500/)).toBeNull());
  },
});

export const Holds = meta.story({
  parameters: at("?part=holds"),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetHolds([activeHold]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("действует")).toBeVisible();
    await expect(canvas.getByText(/Все выплаты удержаны/)).toBeVisible();
  },
});

/** The file has what the filter of the list finds. */
export const EntriesSaved = meta.story({
  parameters: at("?type=commission"),
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${base}/admin/sellers/:id/finance/entries/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("Дата", { headers: { "content-type": "text/csv" } });
      }),
    );
    await canvas.findAllByRole("link", { name: /1000000041-1/ });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?type=commission&format=csv"]);
  },
});

/** Search, kind and order are the address; the view has columns too. */
export const EntriesFound = meta.story({
  globals: { viewport: { value: "w1440" } },
  parameters: at("?columns=at,amount"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const headers = await canvas.findAllByRole("columnheader");
    await expect(headers.map((one) => one.textContent)).toEqual(["Операция", "Дата", "Сумма"]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала малые суммы");
    await waitFor(() => expect(place.now?.search).toBe("?sort=amount_asc&columns=at,amount"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск операций" }), "1000000041{Enter}");
    await waitFor(() => expect(place.now?.search).toBe("?q=1000000041&sort=amount_asc&columns=at,amount"));
    await waitFor(async () => {
      const found = canvas.getAllByRole("rowheader").map((cell) => cell.textContent);
      await expect(found.every((text) => text.includes("1000000041"))).toBe(true);
    });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск операций" }), "777{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Таких операций нет" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await waitFor(() => expect(place.now?.search).toBe("?sort=amount_asc&columns=at,amount"));
    await canvas.findAllByRole("link", { name: /1000000041-1/ });
  },
});

export const EntriesOnAPhone = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("link", { name: /1000000041-1/ });
    await fits();
  },
});

/** A failed payout is repeated once. */
export const Payouts = meta.story({
  parameters: at("?part=payouts"),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts({ sent: sellerPayouts.map((one) => ({ ...one, seller: { ...one.seller, id: "sel_1" } })) });
  },
  play: async ({ canvas, userEvent }) => {
    const [repeat] = await canvas.findAllByRole("button", { name: /^Повторить: / });
    await userEvent.click(repeat!);
    const question = await dialog();
    await expect(question.getByText(/Повторить её можно один раз/)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  parameters: at("?part=holds"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  beforeEach(context) {
    inShop.beforeEach(context);
    resetHolds([activeHold]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("amalda")).toBeVisible();
    await fits();
  },
});

export const Missing = meta.story({
  parameters: at("", "none"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Такого магазина нет" })).toBeVisible();
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
  play: async ({ canvas, userEvent, msw }) => {
    const [again] = await canvas.findAllByRole("button", { name: "Повторить" });
    msw.use(...shopMoneyHandlers);
    await userEvent.click(again!);
    await expect(await canvas.findByRole("heading", { name: /^Деньги магазина / })).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole("heading", { name: "Нет подключения к интернету" });
    await expect(headings.length).toBeGreaterThan(0);
  },
});
