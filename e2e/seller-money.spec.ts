import { readFile } from "node:fs/promises";
import type { APIRequestContext, Download } from "@playwright/test";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { openShop } from "./new-shop.ts";
import { become, enter, newcomer, readPage, type SignedIn } from "./selling.ts";
import { skipPayoutAccountRest, hasDatabase } from "./shop-database.ts";
import { loadMessages } from "./messages.ts";

test.skip(({ isMobile }) => isMobile, "one shop is changed: once is enough, the stories have the phone");

const w = loadMessages("ru");

/** Whole numbers as pages write them: groups of three with no-break spaces. */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

const readBytes = async (download: Download) => readFile(await download.path());

/** A new approved shop with a bank account and a balance, which no other test changes. */
async function shopWithMoney(request: APIRequestContext, admin: SignedIn, amount: number) {
  const mark = Date.now().toString(36);
  const owner = await newcomer(request, `money-${mark}`, "ru");
  const name = `Доходный дом ${mark}`;
  await openShop(request, owner, name);
  await call(request, owner, "/sellers/me/settings", {
    method: "PUT",
    data: {
      payoutAccount: {
        recipient: "Алишер Каримов",
        bank: "Ипотека-банк",
        mfo: "00423",
        account: "20208000900100001071",
        tin: "123456789",
      },
    },
  });
  const { id } = await call<{ id: string }>(request, owner, "/sellers/me");
  await skipPayoutAccountRest(id);
  await call(request, admin, `/admin/sellers/${id}/adjustments`, {
    method: "POST",
    data: { amount, note: "Проверка выплат" },
  });
  return { owner, name };
}

test("the dashboard shows what the demo shop sold", async ({ page, request }) => {
  const seller = await enter(request, "login", demoAccounts.seller);
  const shown = await call<{ revenue: number; orders: number; series: object[] }>(
    request,
    seller,
    "/sellers/me/dashboard?period=90d",
  );
  await become(page, seller, "ru");
  await page.goto("/seller?period=90d");
  const main = page.getByRole("main");
  await expect(main.getByRole("group", { name: w("dashboard.numbers") })).toContainText(
    grouped(shown.revenue),
  );
  const chart = main.getByRole("figure").filter({ hasText: w("dashboard.revenueChart") });
  await chart.getByText(w("figures.asTable")).click();
  await expect(chart.locator("tbody tr")).toHaveCount(shown.series.length);
  await main.getByRole("radio", { name: w("figures.periods.7d") }).click();
  await expect(page).toHaveURL(/period=7d$/);
  await expect(chart.locator("tbody tr")).toHaveCount(7);
});

test("statements of the demo shop can be downloaded", async ({ page, request }) => {
  await become(page, await enter(request, "login", demoAccounts.seller), "ru");
  await page.goto("/seller/finance?view=statements");
  const months = page.getByRole("table", { name: w("finance.statements") });
  await expect(months.getByRole("row").nth(1)).toBeVisible();
  for (const [format, begins] of [
    ["pdf", "%PDF-"],
    ["csv", ""],
  ] as const) {
    const coming = page.waitForEvent("download");
    await months
      .getByRole("button", { name: new RegExp(`${format}$`, "i") })
      .first()
      .click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
    const bytes = await readBytes(file);
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes.toString("latin1").startsWith(begins)).toBe(true);
  }
});

test("an administrator pays a shop, and the shop sees it", async ({ browser, request }) => {
  test.skip(!hasDatabase, "a new account rests for days");
  const admin = await enter(request, "login", demoAccounts.admin);
  const { owner, name } = await shopWithMoney(request, admin, 1_234_000);
  const sum = `${grouped(1_234_000)}\u00a0${w("sum")}`;

  const office = await readPage(browser, admin, "ru");
  await office.goto("/admin/payouts");
  const main = office.getByRole("main");
  await main.getByRole("button", { name: w("adminPayouts.sweep") }).click();
  const question = office.getByRole("dialog").filter({ hasNotText: w("confirm.title") });
  await expect(question).toContainText(name);
  await question.getByRole("button", { name: w("adminPayouts.confirm") }).click();
  const confirming = office.getByRole("dialog", { name: w("confirm.title") });
  await confirming.getByRole("textbox", { name: w("auth.password") }).fill(admin.password);
  await confirming.getByRole("button", { name: w("confirm.act") }).click();
  await expect(question).toBeHidden();
  const row = main.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText(w("adminPayouts.statuses.scheduled"));
  await expect(row).toContainText(sum);

  const coming = office.waitForEvent("download");
  await main.getByRole("button", { name: new RegExp(`^${w("adminPayouts.file")}`) }).click();
  await question.getByRole("button", { name: w("adminPayouts.fileAct") }).click();
  expect((await readBytes(await coming)).toString()).toContain("20208000900100001071");
  await expect(row).toContainText(w("adminPayouts.statuses.sent"));
  await row.getByRole("button", { name: w("adminPayouts.pay") }).click();
  await question.getByRole("textbox", { name: w("adminPayouts.referenceField") }).fill("ПП 12");
  await question.getByRole("button", { name: w("adminPayouts.doPay") }).click();
  await expect(row).toContainText(w("adminPayouts.statuses.paid"));

  const desk = await readPage(browser, owner, "ru");
  await desk.goto("/seller/finance?view=payouts");
  const payout = desk.getByRole("main").getByRole("row").nth(1);
  await expect(payout).toContainText(w("finance.statuses.paid"));
  await expect(payout).toContainText(sum);
  await payout.getByRole("link").click();
  await expect(desk.getByText(w("finance.ofPayout"))).toBeVisible();
  await expect(desk.getByRole("main").getByRole("row").nth(1)).toContainText(sum);
});

test("a reply to a review shows on the product's page", async ({ page, request }) => {
  const seller = await enter(request, "login", demoAccounts.seller);
  const [review] = await call<{ id: string; product: { slug: string } | null }[]>(
    request,
    seller,
    "/sellers/me/reviews?answered=false",
  );
  const text = `Спасибо за отзыв ${Date.now().toString(36)}`;
  await become(page, seller, "ru");
  await page.goto("/seller/reviews?answered=false");
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: w("shopReviews.reply"), exact: true }).click();
  await first.getByRole("textbox", { name: w("shopReviews.field") }).fill(text);
  // typed text lasts for the visit
  await page.reload();
  await expect(first.getByRole("textbox", { name: w("shopReviews.field") })).toHaveValue(text);
  await first.getByRole("button", { name: w("shopReviews.publish") }).click();
  await expect(page.getByText(w("shopReviews.published"))).toBeVisible();
  await page.goto(`/product/${review?.product?.slug}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const answered = page.getByRole("article").filter({ hasText: text });
  await expect(answered.first()).toContainText(w("reviews.reply"));
});
