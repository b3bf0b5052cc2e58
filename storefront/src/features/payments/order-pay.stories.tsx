import type { Order } from "@bezak/contract/orders.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop } from "../../harness/shop-story.tsx";
import { order, paidWith } from "../../mocks/order-fixtures.ts";
import { atNow } from "../../mocks/payment-at-now.ts";
import { payments, type PaymentFixture } from "../../mocks/payment-fixtures.ts";
import { OrderPay } from "./order-pay.tsx";

const made = order();

const paidBy = (name: PaymentFixture): Order => paidWith(made, atNow(payments[name]));

const meta = preview.meta({
  title: "Payments/OrderPay",
  component: OrderPay,
  ...inShop,
  args: { order: paidBy("unpaid") },
});

export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const pay = canvas.getByRole("link", { name: t("payment.payNow") });
    await expect(pay).toHaveAttribute("href", payments.unpaid.payUrl);
    const other = canvas.getByRole("link", { name: t("payment.other") });
    await expect(other).toHaveAttribute("href", "/payment-status/pay_1#other");
  },
});

export const UzCardDark = meta.story({ args: { order: paidBy("cardForm") }, globals: { theme: "dark" } });

export const AttemptIsOpen = meta.story({ args: { order: paidBy("processing") } });

export const OnAPhoneInUzbek = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Cash = meta.story({
  args: { order: paidBy("cash") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});
