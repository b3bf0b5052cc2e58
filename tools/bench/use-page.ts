import type { Page } from "playwright";

/** Buttons that only open or sort something. */
const HARMLESS = "main :is([aria-haspopup], [aria-expanded], th button, [role=tab], [role=radio])";
/** Of each page. */
const MOST = 4;

interface Answered {
  ms: number;
  /** the event, then the milliseconds until its listeners began, in them, and until the next paint */
  name: string;
}

/**
 * Uses a page of a panel as a person would who only looks: palette, help of keys, search, what opens and sorts. Returns the
 * slowest answer until the next paint, with its event and parts; 0 if all took less than 16 ms.
 */
export async function useAsByHand(page: Page): Promise<[number, string]> {
  await page.evaluate(() => {
    const answered: { ms: number; name: string }[] = [];
    Object.assign(window, { answered });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry;
        // others, such as of a pointer that leaves an element, are no answers to a person
        if (!interactionId) continue;
        const parts = [processingStart - startTime, processingEnd - processingStart];
        const rest = duration - (processingEnd - startTime);
        answered.push({ ms: duration, name: `${name}: ${[...parts, rest].map(Math.round).join(" + ")}` });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const settle = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await settle();
  };
  // both are loaded when they first open; the first Escape of the palette empties its field
  const dialog = page.getByRole("dialog");
  for (const [opens, ...keys] of [["Control+k", "o", "r", "d", "Escape"], ["Shift+?"]] as const) {
    await press(opens);
    await dialog.waitFor();
    for (const key of keys) await press(key);
    await press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  const search = page.locator("main input[type=search]").first();
  if (await search.isVisible().catch(() => false)) {
    await search.click();
    for (const key of "kol") await press(key);
  }
  const buttons = page.locator(HARMLESS);
  for (let at = 0; at < Math.min(MOST, await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 5_000 }).catch(() => undefined);
    await settle();
    await page.keyboard.press("Escape");
    await settle();
  }
  const answered = await page.evaluate(() => (window as unknown as { answered: Answered[] }).answered);
  const slowest = answered.toSorted((one, other) => other.ms - one.ms)[0];
  return [slowest?.ms ?? 0, slowest?.name ?? "–"];
}
