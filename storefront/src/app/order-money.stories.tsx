import type { Order, ordersRoutes } from "@bezak/contract/orders.ts";
import type { RefundAccount, refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import { useQuery } from "@tanstack/react-query";
import { http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { orderQuery } from "../features/orders/orders-api.ts";
import { inShop, scene, getShop } from "../harness/shop-story.tsx";
import { useApi } from "../lib/api-context.ts";
import { answer, base, failure } from "../mocks/answers.ts";
import { order } from "../mocks/order-fixtures.ts";
import { buyer } from "../mocks/people-handlers.ts";
import { OrderMoney } from "./order-money.tsx";

type NameAccount = (typeof refundsOwedRoutes)["nameRefundAccount"];

const withPayment = (payment: Partial<Order["payment"]>): Order => {
  const one = order({ number: "1000000042", parcels: ["cancelled"] });
  return { ...one, payment: { ...one.payment, method: "payme", status: "paid", ...payment } };
};
const owing = (refundAccount: string | null) => withPayment({ refundOwed: 120_000, refundAccount });

const withOrder = (read: () => Order) =>
  http.get(`${base}/orders/:id`, () =>
    answer<(typeof ordersRoutes)["order"]>({ success: true, data: read() }),
  );

/** Reads the order from the cache, where an answer replaces it. */
function OfTheOrder() {
  const { data } = useQuery(orderQuery(useApi(), "1000000042"));
  return data ? <OrderMoney order={data} /> : null;
}

const meta = preview.meta({
  title: "Orders/OrderMoney",
  component: OrderMoney,
  ...inShop,
  args: { order: owing(null) },
  parameters: scene({ person: buyer }),
  render: () => <OfTheOrder />,
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(withOrder(() => owing(null)));
  },
});

export const Owed = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("refundAccount.none"))).toBeVisible();
  },
});

export const AccountRequested = meta.story({
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("refundAccount.name") }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText(new RegExp(t("refundAccount.label")));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("8600 1234{Enter}");
    await expect(await dialog.findByText(t("refundAccount.wrong"))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Setting an account needs the password; then its last digits are shown, and it can be changed. */
export const Named = meta.story({
  beforeEach({ msw }) {
    let named: string | null = null;
    msw.use(
      withOrder(() => owing(named)),
      http.put(`${base}/orders/:id/refund-account`, async ({ request }) => {
        if (!request.headers.has("x-confirmation")) return failure("confirmation_required", "Введите пароль");
        named = ((await request.json()) as RefundAccount).account.slice(-4);
        return answer<NameAccount>({ success: true, data: owing(named) });
      }),
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, api } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("refundAccount.name") }));
    const field = await screen.findByLabelText(new RegExp(t("refundAccount.label")));
    await waitFor(() => expect(field).toHaveFocus());
    api.confirming.current!.drop();
    await userEvent.keyboard("8600 1234 1234 4321{Enter}");
    await waitFor(() => expect(document.getElementById("confirm-password")).toHaveFocus());
    await userEvent.keyboard("correct horse battery{Enter}");
    await expect(await canvas.findByText(t("refundAccount.to", { digits: "4321" }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("refundAccount.change") })).toBeVisible();
  },
});

/** Somebody has paid the refund meanwhile. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(`${base}/orders/:id/refund-account`, () => failure("conflict", "Деньги уже переведены")),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("refundAccount.name") }));
    const field = await screen.findByLabelText(new RegExp(t("refundAccount.label")));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("20208000900123450071{Enter}");
    await expect(await screen.findByText("Деньги уже переведены")).toBeVisible();
  },
});

export const PartlyBackInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark" },
  beforeEach: ({ msw }) =>
    msw.use(withOrder(() => withPayment({ refunded: 250_000, refundOwed: 120_000, refundAccount: "0071" }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0071/)).toBeVisible();
  },
});
