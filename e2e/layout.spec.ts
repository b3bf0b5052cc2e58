import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { expect, test } from "./clean-console.ts";
import { shopPages } from "./shop-pages.ts";
import { signIn } from "./signed-in.ts";
import { at, languages } from "./words.ts";

test.use({ allowed: [/404/] });

/** How much wider than the window the page is. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes every text 40 % longer, as another language might be. */
function lengthen() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { data, parentElement } = text;
    if (data.trim() === "" || parentElement?.closest("script, style, svg, noscript, option")) continue;
    text.data = data + data.slice(0, Math.ceil(data.length * 0.4));
  }
}

/** Controls whose words stick out of them. */
function burst(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>("button, a, label, summary")]
      .filter((element) => element.checkVisibility() && element.innerText.trim() && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      // the number of goods floats over the edge of its link
      .filter((element) => !element.matches("header a[href$='/cart']"))
      .filter((element) => getComputedStyle(element).overflowX === "visible")
      .map((element) => element.outerHTML.slice(0, 160))
  );
}

for (const language of languages) {
  test(`every page in ${language} fits 320 px, doubled letters and texts 40 % longer`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, "the widths are its own");
    async function check(path: string) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(language, path));
      await alive(page);
      await page.waitForLoadState("networkidle");
      expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
      await page.evaluate(lengthen);
      expect(await overflow(page), `${path} at 320 px with long texts`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(burst), `${path} at 320 px with long texts`).toEqual([]);
      await page.setViewportSize({ width: 640, height: 512 });
      expect(await overflow(page), `${path} of 1280 px at 200 %`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await overflow(page), `${path} with doubled letters`).toBeLessThanOrEqual(0);
    }
    for (const path of await shopPages(request)) await check(path);
    for (const path of await signIn(page, request, language)) await check(path);
  });
}

test("nothing moves while a page loads or is scrolled", async ({ page, request }) => {
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
  async function check(path: string) {
    await page.goto(path, { waitUntil: "networkidle" });
    const bottom = page.getByRole("contentinfo");
    await bottom.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const sum = shifts.reduce((total, shift) => total + Number(shift.split(" ")[0]), 0);
    // 0.00 to two places: a font that comes late moves a word by less
    expect(sum, `${path}: ${shifts.join("; ")}`).toBeLessThan(0.005);
  }
  for (const path of await shopPages(request)) await check(path);
  for (const path of await signIn(page, request, "ru")) await check(path);
});
