import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";

/** Milliseconds without a request after which nothing more is thought to come. */
const QUIET = 500;

/** Resolves when the code of a page runs, which comes after the page has been seen. */
export async function codeBegun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/**
 * Opens a page and waits until nothing more comes. Its code comes when the page has been seen, before which a busy machine
 * is quiet for longer than that.
 */
export async function openToTheEnd(page: Page, url: string): Promise<void> {
  let openRequests = 0;
  let last = performance.now();
  const note = (change: number) => () => {
    openRequests += change;
    last = performance.now();
  };
  const [began, ended] = [note(1), note(-1)];
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  await page.goto(url);
  await codeBegun(page);
  while (openRequests > 0 || performance.now() - last < QUIET) await pause(QUIET / 10);
  page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
}
