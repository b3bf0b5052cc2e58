import type { Page } from "@playwright/test";
import { waitForHydration } from "../tools/bench/open-page.ts";
import { untilHydrated } from "./hydrated.ts";
import { expect } from "./clean-console.ts";

/** Records layout shifts on pages opened from now on, and the number of calls in progress. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const counters = Object.assign(window, { shifts, calls: 0 });
    const { fetch } = window;
    window.fetch = (...request) => {
      counters.calls += 1;
      return fetch(...request).finally(() => (counters.calls -= 1));
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

const strictLimit = 0.01;

/** The limit that browser vendors call good, used for panels, which wait for personal data. */
export const shiftLimit = 0.1;

/**
 * Resolves when the page's code runs and nothing visible is loading any more: no call, font, picture or placeholder. A
 * pause in the network is no sign of that on a busy machine.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await waitForHydration(page);
  const isLoaded = () => {
    const { calls } = window as unknown as { calls: number };
    const isSeen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      // a slide outside the window is not loaded either
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInside && element.checkVisibility();
    };
    const placeholders = [...document.querySelectorAll("main [aria-hidden][data-shape]")];
    const pictures = [...document.images].filter(({ complete }) => !complete);
    return calls === 0 && document.fonts.status === "loaded" && ![...placeholders, ...pictures].some(isSeen);
  };
  // each check lays the page out, so not before each frame
  await page.waitForFunction(isLoaded, undefined, { polling: 50 });
  // until the last answer is painted
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function measureShifts(page: Page): Promise<{ sum: number; what: string }> {
  await untilLoaded(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await untilHydrated(page);
  await untilLoaded(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  return {
    sum: shifts.reduce((total, shift) => total + Number(shift.split(" ")[0]), 0),
    what: shifts.join("; "),
  };
}

/**
 * Nothing moves while the page loads and is scrolled to its end. A small shift may come from a font that a busy machine
 * loaded late; the page is then checked once more with the font in the browser's cache.
 */
export async function expectNoShifts(page: Page, path: string, most = strictLimit): Promise<void> {
  let { sum, what } = await measureShifts(page);
  if (sum >= most && sum < shiftLimit) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    ({ sum, what } = await measureShifts(page));
  }
  expect(sum, `${path}: ${what}`).toBeLessThan(most);
}
