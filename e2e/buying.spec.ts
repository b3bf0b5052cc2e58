import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { at, languages, pattern, loadMessages, type Language } from "./messages.ts";

/** A buyer's whole path: find, sign up, order with cash on delivery, see it in the list of orders. */
async function buy(page: Page, language: Language): Promise<void> {
  const w = loadMessages(language);
  // other tests buy at the same time and stock is low, so each language takes another product
  const own = languages.indexOf(language);
  await page.goto(at(language, "/"));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(at(language, "/catalog?inStock=true&sort=newest"));
  const card = page.getByRole("main").getByRole("article").nth(own);
  const name = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page
    .getByRole("main")
    .getByRole("button", { name: w("product.addToCart") })
    .first()
    .click();
  // a press before hydration takes effect afterwards
  await expect(page.getByRole("main").locator("input[inputmode=numeric]").first()).toHaveValue("1");

  await page.goto(at(language, "/cart"));
  await expect(page.getByRole("main")).toContainText(name);
  await page.getByRole("link", { name: w("cart.checkout") }).click();

  // a guest signs up during the checkout and returns to it with the cart intact
  await expect(page.getByText(w("checkout.signIn"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: w("nav.register") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: w("auth.registerTitle") })).toBeVisible();
  const form = page.getByRole("main");
  await form.getByLabel(w("auth.name")).fill("Азиз Каримов");
  await form.getByLabel(w("auth.email")).fill(`buyer-${language}-${Date.now()}@example.uz`);
  await form.getByLabel(w("auth.password")).fill("correct horse battery");
  await form.getByRole("button", { name: w("auth.register") }).click();

  await expect(page.getByRole("heading", { level: 1, name: w("checkout.title") })).toBeVisible();
  await form.getByRole("textbox", { name: w("checkout.name"), exact: true }).fill("Азиз Каримов");
  await form.getByRole("textbox", { name: w("checkout.phone"), exact: true }).fill("90 123 45 67");
  await form.getByLabel(w("checkout.city")).selectOption({ index: 2 });
  await form.getByRole("textbox", { name: w("checkout.address"), exact: true }).fill("Регистан, 1");
  await form.getByRole("button", { name: w("checkout.submit") }).dblclick();

  await expect(page.getByRole("heading", { name: w("success.heading") })).toBeVisible();
  const number =
    (await page.getByText(pattern(w("success.number"))).innerText()).match(/\d{10}/)?.[0] ?? "none";
  await page.reload();
  await expect(page.getByText(pattern(w("success.number")))).toContainText(number);

  await page.goto(at(language, "/orders"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText(number);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("main")).toContainText(name);
  await expect(page.getByRole("main").getByText(w("orders.statuses.pending")).first()).toBeVisible();
  await page.goto(at(language, "/cart"));
  await expect(page.getByText(w("cart.empty"))).toBeVisible();
}

test("a guest finds a product, signs up and orders it", ({ page, language }) => buy(page, language));

test("a guest finds a product, signs up and orders it in English", onDesktop, ({ page }) => buy(page, "en"));
