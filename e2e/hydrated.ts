import { expect, type Page } from "@playwright/test";

/** Resolves when the whole page is hydrated. A key press hydrates the islands that wait until they are visible. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-later]")).toHaveCount(0, { timeout: 250 });
  }).toPass();
}
