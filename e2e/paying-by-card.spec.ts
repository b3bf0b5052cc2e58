import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { cards, expectAt, goBack, payWithCard, rightCode, wrongCode } from "./gateway-pages.ts";
import { newPayer } from "./payer.ts";
import { allowResend, hasDatabase } from "./shop-database.ts";
import { at, pattern, loadMessages, type Language } from "./messages.ts";

// the browser logs a refused card or code
test.use({ allowed: [/422/] });

const heading = (page: Page, language: Language, state: string) =>
  page.getByRole("heading", { level: 1, name: loadMessages(language)(`payment.heads.${state}`) });

async function giveCard(page: Page, language: Language, number: string): Promise<void> {
  const w = loadMessages(language);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: w("payment.cardForm.number") }).fill(number);
  await main.getByRole("textbox", { name: w("payment.cardForm.expiry") }).fill("1230");
  await main.getByRole("button", { name: w("payment.cardForm.submit") }).click();
}

async function giveCode(page: Page, language: Language, code: string): Promise<void> {
  const w = loadMessages(language);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: w("payment.cardForm.code") }).fill(code);
  await main.getByRole("button", { name: pattern(w("payment.cardForm.confirm")) }).click();
}

test(
  "an UzCard pays with the code of its SMS, after a wrong one",
  onPhone,
  async ({ page, request, language }) => {
    const w = loadMessages(language);
    const payer = await newPayer(page, request, language);
    const { payment, number } = await payer.order("uzcard");
    const main = page.getByRole("main");
    await page.goto(at(language, `/payment-status/${payment.id}`));
    await main.getByRole("button", { name: w("payment.cardForm.submit") }).click();
    await expect(main.getByText(w("payment.cardForm.numberShort"))).toBeVisible();
    await giveCard(page, language, cards.good);

    const code = main.getByRole("textbox", { name: w("payment.cardForm.code") });
    await expect(code).toBeFocused();
    await expect(heading(page, language, "code")).toBeVisible();
    await expect(main).toContainText("8600 •••• •••• 6478");
    await expect(page.locator("html")).not.toContainText(cards.good);
    await giveCode(page, language, wrongCode);
    await expect(main.getByText(w("payment.cardForm.wrong"))).toBeVisible();
    await expect(code).toBeFocused();
    await giveCode(page, language, rightCode);
    await expect(heading(page, language, "paid")).toBeVisible();

    await main.getByRole("link", { name: w("payment.toOrder") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await expect(main.getByText(w("orders.paymentStatuses.paid"))).toBeVisible();
  },
);

const w = loadMessages("ru");

test(
  "three wrong codes end the attempt, and the card may be entered again",
  onPhone,
  async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { payment } = await payer.order("uzcard");
    await page.goto(`/payment-status/${payment.id}`);
    await giveCard(page, "ru", cards.good);
    for (const left of [2, 1]) {
      await giveCode(page, "ru", wrongCode);
      await expect(page.getByRole("main")).toContainText(
        w(left === 2 ? "payment.cardForm.tries_few" : "payment.cardForm.tries_one").replace(
          "{{count}}",
          `${left}`,
        ),
      );
    }
    await giveCode(page, "ru", wrongCode);
    await expect(heading(page, "ru", "failed")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(w("payment.failures.code_wrong"));
    await giveCard(page, "ru", cards.good);
    await giveCode(page, "ru", rightCode);
    await expect(heading(page, "ru", "paid")).toBeVisible();
  },
);

test("another code can be requested, and another card entered", onPhone, async ({ page, request }) => {
  test.skip(!hasDatabase, "nobody waits a minute for the next code");
  const payer = await newPayer(page, request, "ru");
  const { id, payment } = await payer.order("uzcard");
  const main = page.getByRole("main");
  await page.goto(`/payment-status/${payment.id}`);
  await giveCard(page, "ru", cards.good);
  await expect(main.getByText(pattern(w("payment.cardForm.resendIn")))).toBeVisible();
  await allowResend(id);
  await page.reload();
  await main.getByRole("button", { name: w("payment.cardForm.resend") }).click();
  await expect(page.getByText(w("payment.cardForm.resent"))).toBeVisible();
  await expect(main.getByText(pattern(w("payment.cardForm.resendIn")))).toBeVisible();
  await main.getByRole("button", { name: w("payment.cardForm.change") }).click();
  await giveCard(page, "ru", "5614000000000015");
  await expect(main).toContainText("5614 •••• •••• 0015");
  await giveCode(page, "ru", rightCode);
  await expect(heading(page, "ru", "paid")).toBeVisible();
});

test(
  "a card without SMS and one without money are explained; another card pays the order",
  onPhone,
  async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { payment } = await payer.order("uzcard");
    const main = page.getByRole("main");
    await page.goto(`/payment-status/${payment.id}`);
    await giveCard(page, "ru", cards.silent);
    await expect(main).toContainText(w("payment.failures.no_sms"));
    await giveCard(page, "ru", cards.poor);
    await giveCode(page, "ru", rightCode);
    await expect(main).toContainText(w("payment.failures.insufficient_funds"));
    await expect(heading(page, "ru", "failed")).toBeVisible();
    await giveCard(page, "ru", cards.good);
    await giveCode(page, "ru", rightCode);
    await expect(heading(page, "ru", "paid")).toBeVisible();
  },
);

test("a card whose bank's answer was lost is paid in the end", onPhone, async ({ page, request }) => {
  test.setTimeout(120_000);
  const payer = await newPayer(page, request, "ru");
  const { payment } = await payer.order("uzcard");
  await page.goto(`/payment-status/${payment.id}`);
  await giveCard(page, "ru", cards.answerLost);
  await giveCode(page, "ru", rightCode);
  await expect(heading(page, "ru", "processing")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("main")).toContainText(w("payment.texts.processing"));
  await expect(heading(page, "ru", "paid")).toBeVisible({ timeout: 60_000 });
});

test("a bank card pays on the acquirer's page", onDesktop, async ({ page, request, language }) => {
  const t = loadMessages(language);
  const payer = await newPayer(page, request, language);
  const { payment } = await payer.order("card");
  await page.goto(at(language, `/payment-status/${payment.id}`));
  await expect(heading(page, language, "pending")).toBeVisible();
  await page.getByRole("link", { name: t("payment.payAt.card") }).click();
  await expectAt(page, "atmos");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await payWithCard(page, cards.good);
  await goBack(page);
  await expect(page).toHaveURL(at(language, `/payment-status/${payment.id}`));
  await expect(heading(page, language, "paid")).toBeVisible({ timeout: 30_000 });
});
