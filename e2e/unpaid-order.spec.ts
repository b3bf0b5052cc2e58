import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { expectAt, goBack, payElsewhere, press } from "./gateway-pages.ts";
import { newPayer } from "./payer.ts";
import { endTimeToPay, hasDatabase } from "./shop-database.ts";
import { at, pattern, loadMessages } from "./messages.ts";

test(
  "a buyer who left the gateway without paying pays later",
  onDesktop,
  async ({ page, request, language }) => {
    const w = loadMessages(language);
    const payer = await newPayer(page, request, language);
    const { number, payment } = await payer.order("payme");
    const main = page.getByRole("main");
    const until = main.getByText(pattern(w("payment.until")));
    await page.goto(at(language, `/payment-status/${payment.id}`));
    await main.getByRole("link", { name: w("payment.payAt.payme") }).click();
    await expectAt(page, "payme");
    await goBack(page);
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.pending") })).toBeVisible();
    await expect(until).toBeVisible();

    await page.goto(at(language, "/orders"));
    await expect(main.getByRole("article")).toContainText(w("orders.awaitingPayment"));
    await expect(until).toBeVisible();
    await main.getByRole("link", { name: w("payment.payNowOf").replace("{{number}}", number) }).click();
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.pending") })).toBeVisible();

    await page.goto(at(language, `/order/${number}`));
    const card = main.getByRole("region", { name: w("payment.unpaid") });
    await expect(card).toContainText(new RegExp(w("payment.left").replace("{{time}}", "\\d+:\\d\\d")));
    await card.getByRole("link", { name: w("payment.payNow"), exact: true }).click();
    await expectAt(page, "payme");
    await press(page, "pay");
    await goBack(page);
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.paid") })).toBeVisible();
    await page.goto(at(language, `/order/${number}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await expect(card).toHaveCount(0);
  },
);

const w = loadMessages("ru");

test.describe("an order with a payment in progress", () => {
  // the refused cancellation
  test.use({ allowed: [/409/] });

  test("cannot be cancelled, and says why", onPhone, async ({ page, request }) => {
    const payer = await newPayer(page, request, "ru");
    const { number, payment } = await payer.order("payme");
    const main = page.getByRole("main");
    await page.goto(`/order/${number}`);
    await main.getByRole("button", { name: w("orders.cancel.order") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(w("orders.cancel.nothingPaid"));
    await payElsewhere(request, payment.payUrl ?? "", "create");
    await dialog.getByRole("button", { name: w("orders.cancel.order") }).click();
    await expect(dialog.getByRole("alert")).toContainText(w("orders.cancel.paying"));
    await dialog.getByRole("button", { name: w("orders.cancel.keep") }).click();

    await page.reload();
    await expect(main.getByRole("heading", { name: w("payment.begun") })).toBeVisible();
    await main.getByRole("link", { name: w("payment.follow") }).click();
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.processing") })).toBeVisible();
    await expect(main).toContainText(w("payment.texts.processing"));
    await expect(main.getByRole("button", { name: w("payment.other") })).toHaveCount(0);
  });
});

test("an unpaid order is cancelled without a refund", onDesktop, async ({ page, request }) => {
  const payer = await newPayer(page, request, "ru");
  const { number, payment } = await payer.order("click");
  const main = page.getByRole("main");
  await page.goto(`/order/${number}`);
  await main.getByRole("button", { name: w("orders.cancel.order") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: w("orders.cancel.order") })
    .click();
  await expect(main.getByText(w("orders.statuses.cancelled")).first()).toBeVisible();
  await expect(main.getByText(w("payment.unpaid"))).toHaveCount(0);
  await page.goto(`/payment-status/${payment.id}`);
  await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.cancelled") })).toBeVisible();
  await expect(main.getByRole("button", { name: w("orders.repeat") })).toBeVisible();
});

test(
  "an order past its payment deadline is cancelled, and the open page says so",
  // waits for most of its time, so it is not among the last tests, which run alone
  onDesktop,
  async ({ page, request }) => {
    test.skip(!hasDatabase, "needs the database to pass an hour");
    test.setTimeout(120_000);
    const payer = await newPayer(page, request, "ru");
    const { id, number, payment } = await payer.order("payme");
    const main = page.getByRole("main");
    await page.goto(`/payment-status/${payment.id}`);
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.pending") })).toBeVisible();
    await endTimeToPay(id);
    await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.cancelled") })).toBeVisible({
      timeout: 45_000,
    });
    await main.getByRole("link", { name: w("payment.toOrder") }).click();
    await expect(main.getByText(w("orders.cancelledFor.unpaid")).first()).toBeVisible();
    await expect(main).not.toContainText("unpaid");
    await expect(main.getByText(w("payment.unpaid"))).toHaveCount(0);
    // Payme's page may still be open elsewhere
    await page.goto(payment.payUrl ?? "");
    await press(page, "pay");
    await expect(page.getByRole("alert")).toContainText("-310");
    expect(await payer.payment(payment.id)).toMatchObject({ status: "cancelled", orderNumber: number });
  },
);
