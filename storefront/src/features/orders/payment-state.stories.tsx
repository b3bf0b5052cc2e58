import { paymentStatuses } from "@bezak/contract/payment-status.ts";
import type { Payment } from "@bezak/contract/payments.ts";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, shopOf } from "../../harness/shop-story.tsx";
import { PaymentState } from "./payment-state.tsx";

const payment: Payment = {
  ...{ id: "pay_1", method: "payme", status: "pending", payUrl: null, expiresAt: null },
  ...{ refunded: 0, refundOwed: 0, orderId: "order_1", orderNumber: "1000000042", amount: 415_000 },
  createdAt: "2026-11-20T08:00:00.000Z",
};

const meta = preview.meta({
  title: "Orders/PaymentState",
  component: PaymentState,
  ...inShop,
  args: { payment, checking: false, onCheck: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("payment.refresh") }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

const everyStatus = (args: { checking: boolean; onCheck: () => void }) => (
  <div style={{ display: "grid", gap: "1rem" }}>
    {paymentStatuses.map((status) => (
      <PaymentState key={status} {...args} payment={{ ...payment, status }} />
    ))}
  </div>
);

export const EveryStatus = meta.story({ render: everyStatus });

export const EveryStatusInUzbekDark = meta.story({
  render: everyStatus,
  globals: { language: "uz", theme: "dark" },
});

/** Nobody waits for a gateway: the courier takes it. */
export const Cash = meta.story({
  args: { payment: { ...payment, method: "cash" } },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await expect(canvas.getByText(t("payment.texts.cash"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: t("payment.refresh") })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  args: { payment: { ...payment, status: "refunded", refunded: 250_000, refundOwed: 165_000 } },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
