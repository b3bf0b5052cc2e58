import { untilHydrated } from "./hydrated.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { loadMessages } from "./messages.ts";

test("the first Tab leads past the header to the page's content", onDesktop, async ({ page }) => {
  await page.goto("/catalog");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: loadMessages("ru")("common.skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("nothing moves when reduced motion is preferred", onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await untilHydrated(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
});
