import type { Page } from "@playwright/test";
import { codeBegun } from "../tools/bench/open-page.ts";
import { alive } from "./alive.ts";
import { expect } from "./clean-console.ts";

/** Notes down whatever moves by itself on pages that are opened from now on, and how many calls are on their way. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const noted = Object.assign(window, { shifts, calls: 0 });
    const { fetch } = window;
    window.fetch = (...request) => {
      noted.calls += 1;
      return fetch(...request).finally(() => (noted.calls -= 1));
    };
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

/**
 * Resolves when the page's code has begun and nothing is on its way any more: no call, no font, no picture in view, and no
 * place that is kept for something. A busy machine is quiet long before that.
 */
export async function settled(page: Page): Promise<void> {
  await codeBegun(page);
  await page.waitForFunction(() => {
    const { calls } = window as unknown as { calls: number };
    const isSeen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      // a slide beside the window is not read either
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInside && element.checkVisibility();
    };
    const places = [...document.querySelectorAll("main [aria-hidden][data-shape]")];
    const pictures = [...document.images].filter(({ complete }) => !complete);
    return calls === 0 && document.fonts.status === "loaded" && ![...places, ...pictures].some(isSeen);
  });
  // what the last answer brought is drawn
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What moved while the page loaded and was scrolled to its end: how much, and what. */
async function moved(page: Page): Promise<{ sum: number; what: string }> {
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await alive(page);
  await settled(page);
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
    await page.reload();
    ({ sum, what } = await moved(page));
  }
  expect(sum, `${path}: ${what}`).toBeLessThan(most);
}
