import type { Page } from "@playwright/test";
import { expect, test } from "./clean-console.ts";
import { onPhone } from "./devices.ts";
import { productPage } from "./shop-pages.ts";
import { loadMessages } from "./messages.ts";

const w = loadMessages("ru");

/** Opens a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", async (route) => {
    if (!route.request().url().includes("entry-early")) await code.promise;
    await route.continue();
  });
  const early = page.waitForResponse(/entry-early/);
  await page.goto(path, { waitUntil: "commit" });
  await (await early).finished();
  return () => code.resolve();
}

test("a button pressed before hydration takes effect afterwards", onPhone, async ({ page, request }) => {
  const loadScripts = await openWithoutScripts(page, await productPage(request));
  const add = page
    .getByRole("main")
    .getByRole("button", { name: w("product.addToCart") })
    .first();
  // pressed twice in impatience, meant once
  await add.click();
  await add.click();
  loadScripts();
  await expect(page.getByRole("main").locator("input[inputmode=numeric]").first()).toHaveValue("1");
});

test("a theme chosen before hydration is applied afterwards", onPhone, async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, "/faq");
  await page.getByRole("contentinfo").getByTitle(w("theme.dark")).click();
  loadScripts();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
