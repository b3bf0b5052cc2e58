import type { shopsRoutes } from "@bezak/contract/shops.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { shopParcel } from "../../mocks/parcel-fixtures.ts";
import { resetParcels } from "../../mocks/parcel-handlers.ts";
import { ownShop, seller } from "../../mocks/seller-product-fixtures.ts";
import OrderPage from "./order-page.tsx";

const of = (number: number) =>
  scene({ path: `/seller/orders/${shopParcel({ number }).number}`, person: seller });

const meta = preview.meta({
  title: "Seller/OrderPage",
  component: OrderPage,
  ...inShop,
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels();
  },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...of(1) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        <Route path="/:language?/seller/orders/:id" element={<OrderPage />} />
      </Routes>
    </main>
  ),
});

export const ToAccept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole("button", { name: "Принять" });
    await expect(canvas.getByText(/Имя, телефон и адрес откроются/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Этикетка" })).toBeNull();
    await userEvent.click(accept);
    await expect(await canvas.findByRole("link", { name: /\+998/ })).toHaveAttribute(
      "href",
      "tel:+998901234567",
    );
    await expect(canvas.getByRole("button", { name: "Этикетка" })).toBeVisible();
  },
});

export const Cancelling = meta.story({
  parameters: of(3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отменить" }));
    const dialog = await screen.findByRole("dialog");
    const send = within(dialog).getByRole("button", { name: "Отменить" });
    const reason = within(dialog).getByRole("textbox", { name: /Причина/ });
    await userEvent.click(send);
    await expect(reason).toHaveAccessibleDescription(/Напишите причину/);
    await userEvent.type(reason, "Нет в наличии");
    await userEvent.click(send);
    await expect(await canvas.findByText(/Отменил магазин. Нет в наличии/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /\+998/ })).toBeNull();
  },
});

export const Late = meta.story({ parameters: of(2) });

export const ToSend = meta.story({ parameters: of(4) });

export const InTransit = meta.story({ parameters: of(5) });

/** The cash on delivery consists of products and the parcel's share of the delivery, and its recipient is shown. */
export const CashToCollect = meta.story({
  parameters: of(5),
  play: async ({ canvas }) => {
    const { cash } = shopParcel({ number: 5, status: "shipped" });
    const amountDue = (await canvas.findByText("К получению при вручении")).parentElement!;
    const figures = amountDue.textContent!.replace(/\D/g, "");
    await expect(Number(figures)).toBe(cash!.goods + cash!.delivery);
    await expect(canvas.getByText(/принимает ваш магазин и оставляет у себя/)).toBeVisible();
    await expect(canvas.getByText(/останется у вас из наличных/)).toBeVisible();
  },
});

export const DeliveredWithAReturn = meta.story({
  parameters: of(6),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "К возвратам" })).toBeVisible();
  },
});

/** Members with the role of a packer do not decide about returns. */
export const ReturnForAPacker = meta.story({
  parameters: of(6),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels();
    context.msw.use(
      http.get(`${base}/sellers/me`, () =>
        answer<(typeof shopsRoutes)["ownShop"]>({ success: true, data: { ...ownShop, role: "packer" } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 возврат не завершён")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "К возвратам" })).toBeNull();
  },
});

export const NotPaid = meta.story({
  parameters: of(7),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Заказ ещё не оплачен/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Принять" })).toBeNull();
  },
});

export const Cancelled = meta.story({ parameters: of(8) });

/** The gateway refunded the payment while the parcel was in transit: no revenue is shown any more. */
export const Refunded = meta.story({
  parameters: of(4),
  beforeEach(context) {
    inShop.beforeEach(context);
    const parcel = shopParcel({ number: 4, status: "shipped" });
    const money = { ...parcel.money, earning: 0 };
    resetParcels({ parcels: [{ ...parcel, money, paid: false, refunded: true }] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/магазин ничего не получит/)).toBeVisible();
    await expect(canvas.getByText("Деньги возвращены")).toBeVisible();
    await expect(canvas.getByText(/Договоритесь о её возврате/)).toBeVisible();
    await expect(canvas.queryByText(/приходит на баланс/)).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: of(99),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Такой посылки нет" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me/orders/:id`, () => delay("infinite")));
  },
});

export const CancelledMeanwhile = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels();
    context.msw.use(
      http.put(`${base}/sellers/me/orders/:id/status`, () =>
        failure("conflict", "Данные уже изменились. Обновите страницу"),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Принять" }));
    await expect(await screen.findByText("Данные уже изменились. Обновите страницу")).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: of(4),
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Yuborish" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
