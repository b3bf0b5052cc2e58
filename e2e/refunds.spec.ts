import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { changeInPaymeDashboard, payElsewhere } from "./gateway-pages.ts";
import { newPayer } from "./payer.ts";
import { at, pattern, loadMessages, type Language } from "./messages.ts";

const w = loadMessages("ru");

async function cancelOrder(page: Page, language: Language, number: string): Promise<void> {
  const t = loadMessages(language);
  await page.goto(at(language, `/order/${number}`));
  await page
    .getByRole("main")
    .getByRole("button", { name: t("orders.cancel.order") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("orders.cancel.moneyBack"));
  await dialog.getByRole("button", { name: t("orders.cancel.order") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main").getByText(t("orders.statuses.cancelled")).first()).toBeVisible();
}

/** Expects something after a change that no open page polls for. */
async function expectAfterReload(page: Page, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await look();
  }).toPass({ timeout: 30_000 });
}

test("Click refunds a cancelled order", onPhone, async ({ page, request, language }) => {
  const t = loadMessages(language);
  const payer = await newPayer(page, request, language);
  const { number, payment, totals } = await payer.order("click");
  await payElsewhere(request, payment.payUrl ?? "", "pay");
  await payer.until(payment.id, ({ status }) => status === "paid");
  await cancelOrder(page, language, number);
  const main = page.getByRole("main");
  await expectAfterReload(page, () =>
    expect(main.getByText(pattern(t("payment.refunded")))).toBeVisible({ timeout: 5000 }),
  );
  await page.goto(at(language, `/payment-status/${payment.id}`));
  await expect(page.getByRole("heading", { level: 1, name: t("payment.heads.refunded") })).toBeVisible();
  expect(await payer.payment(payment.id)).toMatchObject({ refunded: totals.total, refundOwed: 0 });
});

test(
  "a refund that Payme has to make manually is shown as owed, and then as made",
  onPhone,
  async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { number, payment } = await payer.order("payme");
    await payElsewhere(request, payment.payUrl ?? "", "pay");
    await payer.until(payment.id, ({ status }) => status === "paid");
    await cancelOrder(page, "ru", number);
    const main = page.getByRole("main");
    const owed = main.getByText(pattern(w("payment.refundOwed")));
    await expectAfterReload(page, () => expect(owed).toBeVisible({ timeout: 5000 }));
    await page.goto(`/payment-status/${payment.id}`);
    await expect(main.getByText(w("payment.texts.paidBack"))).toBeVisible();
    await expect(owed).toBeVisible();
    await page.goto(`/order/${number}`);
    await changeInPaymeDashboard(request, number, "refund");
    await expectAfterReload(page, () =>
      expect(main.getByText(pattern(w("payment.refunded")))).toBeVisible({ timeout: 5000 }),
    );
    await expect(owed).toHaveCount(0);
  },
);

test("a refund in Payme's merchant dashboard cancels the order", onDesktop, async ({ page, request }) => {
  const payer = await newPayer(page, request, "ru");
  const { number, payment } = await payer.order("payme");
  await payElsewhere(request, payment.payUrl ?? "", "pay");
  await payer.until(payment.id, ({ status }) => status === "paid");
  await changeInPaymeDashboard(request, number, "refund");
  const main = page.getByRole("main");
  await page.goto(`/order/${number}`);
  await expectAfterReload(page, async () => {
    await expect(main.getByText(w("orders.cancelledFor.refunded")).first()).toBeVisible({ timeout: 5000 });
    await expect(main.getByText(pattern(w("payment.refunded")))).toBeVisible({ timeout: 5000 });
    await expect(main.getByRole("button", { name: w("orders.cancel.order") })).toHaveCount(0, {
      timeout: 5000,
    });
  });
});

test(
  "fiscal receipts of the sale and of the refund are shown with their QR codes",
  onDesktop,
  async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { number, payment } = await payer.order("payme");
    await payElsewhere(request, payment.payUrl ?? "", "pay");
    await payer.until(payment.id, ({ status }) => status === "paid");
    await page.goto(`/payment-status/${payment.id}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.paid") })).toBeVisible();
    await expect(main.getByRole("heading", { name: w("payment.fiscal.title") })).toHaveCount(0);

    await changeInPaymeDashboard(request, number, "fiscal-perform");
    await page.reload();
    await expect(main.getByRole("img", { name: pattern(w("payment.fiscal.qr")) })).toBeVisible();
    const link = main.getByRole("link", { name: pattern(w("payment.fiscal.openOf")) });
    await expect(link).toHaveAttribute("href", /^https:\/\/ofd\.soliq\.uz\/epi\?t=/);
    await page.goto(`/order/${number}`);
    await expect(main.getByRole("img", { name: pattern(w("payment.fiscal.qr")) })).toBeVisible();

    // a printed page cannot be completed later: it is not shown before its fiscal data has arrived
    const answers = Promise.withResolvers<void>();
    await page.route("**/api/v1/payments/status/*", async (route) => {
      await answers.promise;
      await route.continue();
    });
    const statusRequest = page.waitForRequest("**/api/v1/payments/status/*");
    await page.goto(`/order/${number}/receipt`);
    await statusRequest;
    await expect(main.getByRole("button", { name: w("receipt.print") })).toHaveCount(0);
    answers.resolve();
    await expect(main.getByRole("button", { name: w("receipt.print") })).toBeVisible();
    await expect(main.getByRole("img", { name: pattern(w("payment.fiscal.qr")) })).toBeVisible();

    await changeInPaymeDashboard(request, number, "refund");
    await changeInPaymeDashboard(request, number, "fiscal-cancel");
    await page.goto(`/payment-status/${payment.id}`);
    await expect(main.getByText(pattern(w("payment.fiscal.refund")))).toBeVisible();
    await expect(main.getByRole("img", { name: pattern(w("payment.fiscal.qr")) })).toHaveCount(2);
  },
);
