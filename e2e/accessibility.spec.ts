import AxeBuilder from "@axe-core/playwright";
import { alive } from "./alive.ts";
import { expect, test } from "./clean-console.ts";
import { shopPages } from "./shop-pages.ts";
import { signIn } from "./signed-in.ts";
import { at, languages, words } from "./words.ts";

// a page that is not there says so in the console as well
test.use({ allowed: [/404/] });

for (const theme of ["light", "dark"] as const) {
  for (const language of languages) {
    test(`every page in ${language}, ${theme}, is free of what axe finds`, async ({
      page,
      request,
      isMobile,
    }) => {
      // words are the same on both: a phone adds its own layout, seen once in each theme
      test.skip(isMobile && `${language} ${theme}` !== "ru light" && `${language} ${theme}` !== "uz dark");
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      async function check(path: string, waitUntil: "load" | "networkidle" = "load") {
        await page.goto(at(language, path), { waitUntil });
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      for (const path of await shopPages(request)) await check(path);
      // what is a buyer's own comes after the page
      for (const path of await signIn(page, request, language)) await check(path, "networkidle");
    });
  }
}

test("the first Tab leads past the header to the page", async ({ page }) => {
  await page.goto("/catalog");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words("ru")("common.skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("nothing moves for who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await alive(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
});
