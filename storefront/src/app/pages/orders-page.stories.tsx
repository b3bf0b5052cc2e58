import type { ordersRoutes } from "@bezak/contract/orders.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { handlers } from "../../mocks/handlers.ts";
import { order } from "../../mocks/order-fixtures.ts";
import { atNow } from "../../mocks/payment-at-now.ts";
import { payments } from "../../mocks/payment-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OrdersPage from "./orders-page.tsx";

const data = [
  order({ number: "1000000044" }),
  order({ number: "1000000043", parcels: ["shipped", "delivered"], products: 3 }),
  order({ number: "1000000042", parcels: ["delivered"], products: 2 }),
];

const withOrders = http.get(`${base}/orders`, () =>
  answer<(typeof ordersRoutes)["orders"]>({
    success: true,
    data,
    pagination: { page: 1, limit: 10, total: data.length, pages: 1 },
  }),
);

const phone = { viewport: { value: "w320" } };

const meta = preview.meta({
  title: "Orders/OrdersPage",
  component: OrdersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/orders", person: buyer }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrdersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(withOrders);
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(data.length);
  },
});

/** Orders with an unpaid, a processing and a failed payment. */
const unpaid = (["unpaid", "processing", "failed"] as const).map((name, index) => ({
  ...order({ number: `100000005${index}` }),
  payment: atNow(payments[name]),
}));

const withUnpaid = http.get(`${base}/orders`, () =>
  answer<(typeof ordersRoutes)["orders"]>({
    success: true,
    data: unpaid,
    pagination: { page: 1, limit: 10, total: unpaid.length, pages: 1 },
  }),
);

export const Unpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(withUnpaid),
  play: async ({ canvas, loaded, userEvent }) => {
    const { texts: t, place } = getShop({ loaded });
    await canvas.findByRole("link", { name: t("payment.follow") });
    const [first] = unpaid;
    await userEvent.click(
      canvas.getByRole("link", { name: t("payment.payNowOf", { number: first!.number }) }),
    );
    await waitFor(() => expect(place.now?.pathname).toBe("/payment-status/pay_1"));
  },
});

export const UnpaidOnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  beforeEach: ({ msw }) => msw.use(withUnpaid),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("link", { name: t("payment.follow") });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/orders`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const waiting = await canvas.findByRole("group", { name: t("common.loading") });
    await expect(waiting).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("article")).toBeNull();
  },
});

export const NoOrders = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("orders.empty"))).toBeVisible();
  },
});

export const Failed = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/orders`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = getShop({ loaded });
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    msw.use(withOrders);
    await userEvent.click(retry);
    await canvas.findAllByRole("article");
  },
});

export const Guest = meta.story({
  parameters: scene({ path: "/orders", person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("orders.guest"))).toBeVisible();
    await expect(
      within(canvas.getByRole("heading", { level: 1 })).getByText(t("orders.title")),
    ).toBeVisible();
  },
});
