import { expect, type Page } from "@playwright/test";

/** Resolves when the page's code has taken over all of it. A key wakes the parts that wait until they are near. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-later]")).toHaveCount(0, { timeout: 250 });
  }).toPass();
}
