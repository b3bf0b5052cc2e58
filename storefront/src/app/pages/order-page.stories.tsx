import type { paymentsRoutes } from "@bezak/contract/payments.ts";
import type { Order, ordersRoutes } from "@bezak/contract/orders.ts";
import type { Return, returnsRoutes } from "@bezak/contract/returns.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { cancelled } from "../../mocks/cancel-order.ts";
import { order, paidWith } from "../../mocks/order-fixtures.ts";
import { atNow } from "../../mocks/payment-at-now.ts";
import { payments } from "../../mocks/payment-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OrderPage from "./order-page.tsx";

type Calls = typeof ordersRoutes;

const number = "1000000042";
const phone = { viewport: { value: "w320" } };

const withOrder = (one: Order) =>
  http.get(`${base}/orders/:id`, () => answer<Calls["order"]>({ success: true, data: one }));

const withReturns = (returns: Return[]) =>
  http.get(`${base}/orders/:id/returns`, () =>
    answer<(typeof returnsRoutes)["returnsOfOrder"]>({ success: true, data: returns }),
  );

const delivered = order({ number, parcels: ["delivered"], products: 2 });

const returned = (status: Return["status"], other: Partial<Return> = {}): Return => {
  const [parcel] = delivered.parcels;
  const { id, product, variantTitle, price } = delivered.items[0]!;
  return {
    id: `ret_${status}`,
    orderId: delivered.id,
    orderNumber: number,
    status,
    reason: "defect",
    parcel: { id: parcel!.id, number: parcel!.number },
    seller: parcel!.seller,
    text: "Замок не закрывается с первого дня.",
    photos: [],
    items: [{ id, product, variantTitle, price, quantity: 1, total: price }],
    amount: price,
    paymentMethod: "cash",
    refundAccount: null,
    refundOwed: false,
    createdAt: "2026-11-20T08:00:00.000Z",
    timeline: [{ status, at: "2026-11-20T08:00:00.000Z", actor: "buyer" }],
    canWithdraw: status === "requested",
    ...other,
  };
};

const meta = preview.meta({
  title: "Orders/OrderPage",
  component: OrderPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    ...scene({ path: `/order/${number}`, person: buyer }),
  },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["/order/:orderId", "/:language/order/:orderId"].map((path) => (
          <Route key={path} path={path} element={<OrderPage />} />
        ))}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      withOrder(order({ number, parcels: ["pending", "confirmed"], products: 2 })),
      withReturns([]),
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("button", { name: t("orders.cancel.order") })).toBeVisible();
  },
});

/** Cash on delivery is a sum for each parcel, beside the shop that collects it. */
export const CashOnDelivery = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    const made = order({ number, parcels: ["delivered", "shipped", "cancelled"] });
    const parcels = made.parcels.map((parcel, place) =>
      parcel.cash === null
        ? parcel
        : {
            ...parcel,
            cash: {
              goods: 6_000,
              delivery: 11_000,
              total: 17_000,
              collector: place === 0 ? ("shop" as const) : ("marketplace" as const),
            },
          },
    );
    msw.use(withOrder({ ...made, parcels }));
  },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const paid = (await canvas.findByText(t("orders.atDoor.paid"))).parentElement!;
    await expect(paid).toHaveTextContent(/17\s000\sсум/);
    await expect(canvas.getByText("Наличные принимает магазин «Registon Atelier»")).toBeVisible();
    await expect(canvas.getByText("Наличные принимает Bezak")).toBeVisible();
    // the cancelled parcel costs nothing
    await expect(canvas.getAllByText(/^Наличные принимает/)).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("button", { name: t("orders.cancel.order") });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Unpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(withOrder(paidWith(order({ number }), atNow(payments.unpaid)))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("link", { name: t("payment.payNow") })).toBeVisible();
    await expect(canvas.getByText(t("orders.next.unpaid"))).toBeVisible();
  },
});

export const UnpaidOnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  beforeEach: ({ msw }) => msw.use(withOrder(paidWith(order({ number }), atNow(payments.unpaid)))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("link", { name: t("payment.payNow") });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Nothing can be cancelled while a payment is in progress. */
export const CancelWhilePaying = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      withOrder(paidWith(order({ number }), atNow(payments.processing))),
      http.patch(`${base}/orders/:id/cancel`, () => failure("payment_in_progress", "Оплата уже идёт")),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("orders.cancel.order") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("orders.cancel.order") }));
    await expect(await dialog.findByText(t("orders.cancel.paying"))).toBeVisible();
  },
});

export const PaidWithAReceipt = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withOrder(paidWith(order({ number, parcels: ["delivered"] }), payments.refunded)),
      http.get(`${base}/payments/status/:id`, () =>
        answer<(typeof paymentsRoutes)["paymentStatus"]>({ success: true, data: payments.refunded }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("img", { name: /QR/ })).toHaveLength(2);
  },
});

/** A cancelled line, a paid refund and one that is owed. */
export const PartlyCancelled = meta.story({
  beforeEach({ msw }) {
    const two = order({ number, parcels: ["pending", "confirmed"], products: 2 });
    const payment = {
      ...two.payment,
      method: "payme",
      status: "paid",
      refunded: 250_000,
      refundOwed: 120_000,
    };
    const part = { ...two, payment } as Order;
    msw.use(withOrder(cancelled(part, { itemId: part.items[1]!.id, reason: "Нашла дешевле" })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Нашла дешевле/)).toBeVisible();
  },
});

export const CancelDialog = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("orders.cancel.order") }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(t("orders.cancel.nothingPaid"))).toBeVisible();
  },
});

export const CancelRefused = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch(`${base}/orders/:id/cancel`, () => failure("too_late_to_cancel", "Отменить уже нельзя")),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("orders.cancel.order") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("orders.cancel.order") }));
    await expect(await dialog.findByText("Отменить уже нельзя")).toBeVisible();
  },
});

export const ReturnForm = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(withOrder(delivered)),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("returns.ask") }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: t("returns.send") }));
    await expect(await sheet.findByText(t("returns.nothing"))).toBeVisible();
    // an order in cash needs an account for the refund
    await expect(sheet.getByText(t("refundAccount.wrong"))).toBeVisible();
  },
});

export const ReturnsInEveryState = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withOrder(delivered),
      withReturns([
        returned("requested", {
          timeline: [
            {
              status: "requested",
              at: "2026-11-20T08:00:00.000Z",
              actor: "admin",
              reason: "Вы позвонили нам",
            },
          ],
        }),
        returned("approved"),
        returned("rejected"),
        returned("received"),
        returned("refund_owed", { refundOwed: true }),
        returned("refunded"),
      ]),
    ),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    for (const status of [
      "requested",
      "approved",
      "rejected",
      "received",
      "refund_owed",
      "refunded",
    ] as const) {
      await expect(await canvas.findByText(t(`returns.statuses.${status}`))).toBeVisible();
    }
    await expect(canvas.getAllByRole("button", { name: t("returns.withdraw") })).toHaveLength(1);
    // once: not beside the status too
    await expect(canvas.getByText(/Вы позвонили нам/)).toHaveTextContent(
      /^Возврат оформила поддержка Bezak: «/,
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/orders/:id`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("group", { name: t("common.loading") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/orders/:id`, () => failure("order_not_found", "Заказ не найден"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("orders.notFound") })).toBeVisible();
  },
});
