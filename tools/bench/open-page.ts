import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";

/** Milliseconds without a request after which the page counts as loaded. */
const QUIET = 500;

/** Resolves when React has hydrated the page, which happens after the first paint. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/**
 * Opens a page and waits for its last request. Waits for hydration too: its code is requested after the first paint, and
 * on a busy machine the pause before that is longer than QUIET.
 */
export async function openPage(page: Page, url: string): Promise<void> {
  let openRequests = 0;
  let last = performance.now();
  const note = (change: number) => () => {
    openRequests += change;
    last = performance.now();
  };
  const [began, ended] = [note(1), note(-1)];
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  await page.goto(url);
  await waitForHydration(page);
  while (openRequests > 0 || performance.now() - last < QUIET) await pause(QUIET / 10);
  page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
}
