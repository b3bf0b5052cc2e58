import type { Page } from "@playwright/test";
import { untilHydrated } from "./hydrated.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { loadMessages } from "./messages.ts";

const w = loadMessages("ru");
const footer = (page: Page) => page.getByRole("contentinfo");
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  "a chosen theme is in the first bytes of the next page, without a flash of the other",
  onDesktop,
  async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const light = await ground(page);
    // pressed before hydration, which must not lose it
    await footer(page).getByTitle(w("theme.dark")).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const dark = await ground(page);
    expect(dark).not.toBe(light);

    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await (await request.get("/catalog", { headers: { cookie } })).text()).toMatch(
      /<html [^>]*data-theme="dark"/,
    );
    // without scripts: the first paint is dark already
    await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.goto("/catalog");
    expect(await ground(page)).toBe(dark);
  },
);

test(
  "changing the language restores path, filters, scroll position and typed text",
  onDesktop,
  async ({ page }) => {
    await page.goto("/catalog?sort=price_asc&inStock=true");
    await untilHydrated(page);
    const box = page.getByRole("banner").getByRole("combobox");
    const typed = await box.isVisible();
    if (typed) await box.fill("кольцо");
    const card = page.getByRole("main").getByRole("article").nth(12);
    const link = await card.getByRole("link").first().getAttribute("href");
    await card.scrollIntoViewIfNeeded();
    const before = (await card.boundingBox())!.y;
    // pressed without scrolling to it, as by a keyboard shortcut
    await footer(page)
      .getByRole("link", { name: w("languages.uz") })
      .evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/\/uz\/catalog\?sort=price_asc&inStock=true$/);
    const same = page.locator(`main article:has(a[href="/uz${link}"])`);
    await expect
      .poll(async () => Math.abs(((await same.boundingBox())?.y ?? Infinity) - before))
      .toBeLessThan(400);
    if (typed) await expect(box).toHaveValue("кольцо");
  },
);

test("changing the language restores the fields of a form", onPhone, async ({ page }) => {
  await page.goto("/register");
  await untilHydrated(page);
  const form = page.getByRole("main");
  await form.getByLabel(w("auth.name")).fill("Нигора");
  await form.getByLabel(w("auth.password")).fill("correct horse");
  await footer(page)
    .getByRole("link", { name: w("languages.uz") })
    .click();
  await expect(page).toHaveURL(/\/uz\/register$/);
  await expect(form.getByLabel(loadMessages("uz")("auth.name"))).toHaveValue("Нигора");
  await expect(form.getByLabel(loadMessages("uz")("auth.password"))).toHaveValue("");
});
