import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { at, languages, loadMessages } from "./messages.ts";

for (const language of languages) {
  test(`the first HTML in ${language} contains the products`, onDesktop, async ({ request }) => {
    const html = await (await request.get(at(language, "/catalog"))).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(20);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toContain(loadMessages(language)("sum"));
  });
}

test("an unknown path has its own page with status 404", onDesktop, async ({ request }) => {
  for (const path of ["/nothing-here", "/uz/nothing-here", "/xx", "/product/none", "/category/none"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

test("short URLs lead to the catalogue", onDesktop, async ({ request }) => {
  for (const [from, filter] of [
    ["/brands", "brands"],
    ["/sales", "sales"],
    ["/uz/new", "new"],
  ] as const) {
    const answer = await request.get(from);
    expect(answer.url()).toContain(`/catalog?filter=${filter}`);
    expect(answer.status()).toBe(200);
  }
});

test(
  "a stored language redirects the first visit, and the switch stays on the page",
  onDesktop,
  async ({ page }) => {
    await page.goto("/catalog?sort=price_asc");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: loadMessages("ru")("languages.uz") })
      .click();
    await expect(page).toHaveURL(/\/uz\/catalog\?sort=price_asc$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "uz");
    await page.goto("/");
    await expect(page).toHaveURL(/\/uz$/);
  },
);
