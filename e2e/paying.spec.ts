import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { expectAt, goBack, press } from "./gateway-pages.ts";
import { newPayer } from "./payer.ts";
import { at, pattern, loadMessages, type Language } from "./messages.ts";

/** From a filled cart to the gateway; returns the order's number that the gateway shows. */
async function orderBy(page: Page, language: Language, method: "payme" | "click"): Promise<string> {
  const w = loadMessages(language);
  await page.goto(at(language, "/checkout"));
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: w("checkout.phone"), exact: true }).fill("90 123 45 67");
  await form.getByLabel(w("checkout.city")).selectOption({ index: 2 });
  await form.getByRole("textbox", { name: w("checkout.address"), exact: true }).fill("Регистан, 1");
  const tile = new RegExp(`^${w(`orders.methods.${method}`)}`);
  await form.getByRole("radio", { name: tile }).check();
  await form.getByRole("button", { name: w("checkout.submitPay") }).dblclick();
  await expectAt(page, method);
  return (await page.locator("dd").first().innerText()).trim();
}

/** Expects a paid order on all pages that show it. */
async function expectPaid(page: Page, language: Language, number: string): Promise<void> {
  const w = loadMessages(language);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.paid") })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${w("payment.heads.paid")} · .*${number}`));
  await expect(main).toContainText(number);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: w("payment.heads.paid") })).toBeVisible();
  await main.getByRole("link", { name: w("payment.toOrder") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(main.getByText(w("orders.paymentStatuses.paid"))).toBeVisible();
  await expect(main.getByText(w("orders.statuses.pending")).first()).toBeVisible();
  await expect(main.getByText(w("payment.unpaid"))).toHaveCount(0);
}

for (const [method, device] of [
  ["payme", onPhone],
  ["click", onDesktop],
] as const) {
  test(`a buyer pays with ${method}`, device, async ({ page, request, language }) => {
    const w = loadMessages(language);
    const payer = await newPayer(page, request, language);
    await payer.fillCart();
    const number = await orderBy(page, language, method);
    expect(number).toMatch(/^[1-9]\d{9}$/);
    // Click's link has no language
    if (method === "payme") await expect(page.locator("html")).toHaveAttribute("lang", language);
    await press(page, "pay");
    await goBack(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectPaid(page, language, number);

    await page.goto(at(language, "/orders"));
    const listed = page.getByRole("main").getByRole("article");
    await expect(listed).toHaveCount(1);
    await expect(listed).toContainText(number);
    await expect(listed.getByRole("link", { name: pattern(w("payment.payNowOf")) })).toHaveCount(0);
    await page.goto(at(language, "/cart"));
    await expect(page.getByText(w("cart.empty"))).toBeVisible();
  });
}
