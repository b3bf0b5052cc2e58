import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./clean-console.ts";
import { at, languages, words } from "./words.ts";

const pages = [
  "/",
  "/catalog",
  "/catalog?filter=sales",
  "/search?q=kolie",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/orders",
];

for (const language of languages) {
  test(`every page in ${language} is whole: language, title, no sideways scrolling, axe`, async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(at(language, path));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test(`the first HTML in ${language} holds the goods`, async ({ request }) => {
    const html = await (await request.get(at(language, "/catalog"))).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(20);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toContain(words(language)("sum"));
  });
}

test("an unknown path is a page of its own with status 404", async ({ request }) => {
  for (const path of ["/nothing-here", "/uz/nothing-here", "/xx", "/product/none", "/category/none"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

test("short addresses lead to the catalogue", async ({ request }) => {
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

test("a stored language leads the first visit there, and the switch keeps the place", async ({ page }) => {
  await page.goto("/catalog?sort=price_asc");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words("ru")("languages.uz") })
    .click();
  await expect(page).toHaveURL(/\/uz\/catalog\?sort=price_asc$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "uz");
  await page.goto("/");
  await expect(page).toHaveURL(/\/uz$/);
});
