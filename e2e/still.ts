import type { Page } from "@playwright/test";
import { expect } from "./clean-console.ts";

/** Notes down whatever moves by itself on pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const names = entry.sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName);
        shifts.push(`${entry.value.toFixed(4)} ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A tenth of what browsers' makers call good. */
const still = 0.01;

/** What browsers' makers call good; panels wait for their person's own data. */
export const calm = 0.1;

/** A busy machine is quiet long before the page's code begins and asks for what is in view. */
async function begun(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
  await expect(
    page.locator("main [aria-hidden][data-shape]").filter({ visible: true }).first(),
  ).not.toBeInViewport();
}

/** What moved while the page loaded and was scrolled to its end: how much, and what. */
async function moved(page: Page): Promise<{ sum: number; what: string }> {
  await begun(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  return {
    sum: shifts.reduce((total, shift) => total + Number(shift.split(" ")[0]), 0),
    what: shifts.join("; "),
  };
}

/**
 * Nothing moves while the page loads, nor while it is scrolled to its end. What moved a little may have been a font that a
 * busy machine read late: the page is read once more then, with the font in the browser's cache.
 */
export async function expectStill(page: Page, path: string, most = still): Promise<void> {
  let { sum, what } = await moved(page);
  if (sum >= most && sum < calm) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload({ waitUntil: "networkidle" });
    ({ sum, what } = await moved(page));
  }
  expect(sum, `${path}: ${what}`).toBeLessThan(most);
}
