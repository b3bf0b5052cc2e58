import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { expectAt, goBack, press, tellTheShop } from "./gateway-pages.ts";
import { newPayer } from "./payer.ts";
import { at, loadMessages, type Language } from "./messages.ts";

async function expectState(page: Page, language: Language, state: string): Promise<void> {
  const name = loadMessages(language)(`payment.heads.${state}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test(
  "a payment that the bank refused is explained and made by another method",
  onDesktop,
  async ({ page, request, language }) => {
    const w = loadMessages(language);
    const payer = await newPayer(page, request, language);
    const { payment } = await payer.order("payme");
    const paying = at(language, `/payment-status/${payment.id}`);
    const main = page.getByRole("main");
    await page.goto(paying);
    await expectState(page, language, "pending");
    await main.getByRole("link", { name: w("payment.payAt.payme") }).click();
    await press(page, "refuse");
    await goBack(page);

    await expectState(page, language, "failed");
    await expect(main).toContainText(w("payment.failures.refused"));
    await expect(main.getByRole("link", { name: w("payment.againAt.payme") })).toBeVisible();
    await main.getByRole("button", { name: w("payment.other") }).click();
    await main.getByRole("radio", { name: new RegExp(`^${w("orders.methods.click")}`) }).check();
    await main.getByRole("button", { name: w("payment.go") }).click();
    await expectAt(page, "click");
    await press(page, "pay");
    await goBack(page);

    await expect(page).toHaveURL(paying);
    await expectState(page, language, "paid");
    await expect(main).toContainText(w("orders.methods.click"));
    await expect(main).not.toContainText(w("payment.failures.refused"));
  },
);

const w = loadMessages("ru");

test(
  "an order is paid once when the gateway lost our answer and repeats its call",
  onPhone,
  async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { payment, totals } = await payer.order("payme");
    await page.goto(`/payment-status/${payment.id}`);
    await page.getByRole("link", { name: w("payment.payAt.payme") }).click();
    await press(page, "lose");
    await goBack(page);
    await expectState(page, "ru", "paid");
    expect(await payer.payment(payment.id)).toMatchObject({
      status: "paid",
      amount: totals.total,
      refundOwed: 0,
    });
  },
);

test("the open page notices that Click took the money", onPhone, async ({ page, request }) => {
  const payer = await newPayer(page, request, "ru");
  const { payment, number } = await payer.order("click");
  const main = page.getByRole("main");
  await page.goto(`/payment-status/${payment.id}`);
  await main.getByRole("link", { name: w("payment.payAt.click") }).click();
  await press(page, "silent");
  await goBack(page);

  await expectState(page, "ru", "processing");
  await expect(main).toContainText(w("payment.texts.processing"));
  await expect(main.getByRole("button", { name: w("payment.other") })).toHaveCount(0);
  await tellTheShop(request, number);
  await expectState(page, "ru", "paid");
});
