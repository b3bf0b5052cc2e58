import type { Payment, paymentsRoutes } from "@bezak/contract/payments.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { atNow } from "../../mocks/payment-at-now.ts";
import { payments } from "../../mocks/payment-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import PaymentStatusPage from "./payment-status-page.tsx";

const look = `${base}/payments/status/:id`;
const withPayment = (payment: Payment) =>
  http.get(look, () =>
    answer<(typeof paymentsRoutes)["paymentStatus"]>({ success: true, data: atNow(payment) }),
  );

/** The page that gateways return to. */
const meta = preview.meta({
  title: "Payments/PaymentStatusPage",
  component: PaymentStatusPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/payment-status/pay_1", person: buyer }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["/payment-status/:paymentId", "/:language/payment-status/:paymentId"].map((path) => (
          <Route key={path} path={path} element={<PaymentStatusPage />} />
        ))}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(withPayment(payments.unpaid));
  },
});

export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("payment.heads.pending") })).toBeVisible();
    await expect(document.title).toContain(t("payment.heads.pending"));
  },
});

export const UzCardOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  beforeEach: ({ msw }) => msw.use(withPayment(payments.cardForm)),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByLabelText(new RegExp(t("payment.cardForm.number")));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The payment arrives while the page is open. */
export const BecomesPaid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(
        look,
        () =>
          answer<(typeof paymentsRoutes)["paymentStatus"]>({
            success: true,
            data: atNow(payments.processing),
          }),
        { once: true },
      ),
      withPayment(payments.paid),
    ),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("payment.heads.paid") })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(look, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByRole("heading", { name: t("payment.title") })).toBeVisible();
  },
});

export const CheckFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(look, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, loaded, userEvent, msw }) => {
    const { texts: t } = getShop({ loaded });
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    msw.use(withPayment(payments.paid));
    await userEvent.click(retry);
    await canvas.findByRole("heading", { name: t("payment.heads.paid") });
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(look, () => failure("payment_not_found", "Платёж не найден"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("payment.notFound") })).toBeVisible();
  },
});

export const Guest = meta.story({
  parameters: scene({ path: "/payment-status/pay_1", person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("payment.guest") })).toBeVisible();
  },
});
