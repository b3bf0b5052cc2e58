import { setTimeout as pause } from "node:timers/promises";
import type { Page, Request } from "playwright";

/** Milliseconds without a request after which the page counts as loaded. */
const QUIET = 500;
/** Milliseconds after which a page that still requests something is given up. */
const LONGEST = 60_000;

/** Resolves when React has hydrated the page, which happens after the first paint. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/**
 * Opens a page and waits for its last request. Waits for hydration too: its code is requested after the first paint, and
 * on a busy machine the pause before that is longer than QUIET. Throws with the requests that have not ended after LONGEST.
 */
export async function openPage(page: Page, url: string): Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => {
    open.add(request);
    last = performance.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(url);
  await waitForHydration(page);
  const latest = performance.now() + LONGEST;
  while (open.size > 0 || performance.now() - last < QUIET) {
    if (performance.now() > latest)
      throw new Error(`${url} still requests ${[...open].map((request) => request.url()).join(", ")}`);
    await pause(QUIET / 10);
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
