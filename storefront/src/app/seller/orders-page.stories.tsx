import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, shopOf } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { shopParcel } from "../../mocks/seller-order-fixtures.ts";
import { resetSellerOrders } from "../../mocks/seller-order-handlers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import OrdersPage from "./orders-page.tsx";

const path = `${base}/sellers/me/orders`;

const meta = preview.meta({
  title: "Seller/OrdersPage",
  component: OrdersPage,
  ...inShop,
  beforeEach(context) {
    inShop.beforeEach(context);
    resetSellerOrders();
  },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/orders", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrdersPage />
    </main>
  ),
});

export const Busy = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { number } = shopParcel({ number: 1 });
    const accept = await canvas.findByRole("button", { name: `Принять: ${number}` });
    await expect(canvas.getByRole("link", { name: "Опоздали 1" })).toHaveAttribute("data-alarm");
    // who buys is not told before the shop's yes
    const row = accept.closest("tr")!;
    await expect(within(row).queryByText("Дилноза Каримова")).toBeNull();
    await userEvent.click(accept);
    await expect(await canvas.findByRole("button", { name: `Начать сборку: ${number}` })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^Отправить/ }));
    await expect(shopOf(context).place.now?.search).toBe("?status=processing");
    await waitFor(() => expect(canvas.queryByText(number)).toBeNull());
  },
});

export const ManyLabels = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole("button", { name: /^Принять: / });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать все посылки на странице" }));
    const bar = canvas.getByRole("region", { name: "Выбранные посылки" });
    await expect(within(bar).getByText("Выбрано 8 посылок")).toBeVisible();
    // what is not accepted has no address to print
    await expect(within(bar).getByRole("button", { name: "Напечатать 4 этикетки" })).toBeEnabled();
    await expect(within(bar).getByText(/только для принятых/)).toBeVisible();
  },
});

export const Sending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { number } = shopParcel({ number: 4 });
    await userEvent.click(await canvas.findByRole("button", { name: `Отправить: ${number}` }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Номер отправления" }), "UZ42{Enter}");
    await expect(await canvas.findByRole("button", { name: `Доставлено: ${number}` })).toBeVisible();
  },
});

export const NewShop = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetSellerOrders({ parcels: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Заказов пока нет")).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: scene({ path: "/seller/orders?q=жираф&from=2026-11-01", person: seller }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ничего не нашлось")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Показать все" })).toHaveAttribute(
      "href",
      "/seller/orders",
    );
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^Qabul qilish: / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
