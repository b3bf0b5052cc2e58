import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { at, languages, loadMessages } from "./messages.ts";

for (const language of languages) {
  test(`the first HTML in ${language} holds the goods`, onDesktop, async ({ request }) => {
    const html = await (await request.get(at(language, "/catalog"))).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(20);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toContain(loadMessages(language)("sum"));
  });
}

test("an unknown path is a page of its own with status 404", onDesktop, async ({ request }) => {
  for (const path of ["/nothing-here", "/uz/nothing-here", "/xx", "/product/none", "/category/none"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

test("short addresses lead to the catalogue", onDesktop, async ({ request }) => {
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
  "a stored language leads the first visit there, and the switch keeps the place",
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
