import type { Page } from "@playwright/test";
import { expect } from "./clean-console.ts";

/** How much wider than the window the page is. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes every text 40 % longer, as in another language. */
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

function findOverflowing(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>("button, a, label, summary")]
      .filter((element) => element.checkVisibility() && element.innerText.trim() && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      // the number of items or notifications floats over the edge of its link
      .filter((element) => !element.matches("header :is(a[href$='/cart'], a[href$='/notifications'])"))
      .filter((element) => getComputedStyle(element).overflowX === "visible")
      .map((element) => element.outerHTML.slice(0, 160))
  );
}

/** The page fits 320 px, also with longer texts, a zoom of 200 % and doubled letters. This changes the page's texts. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  await page.evaluate(lengthen);
  expect(await measureOverflow(page), `${path} at 320 px with long texts`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findOverflowing), `${path} at 320 px with long texts`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 512 });
  expect(await measureOverflow(page), `${path} of 1280 px at 200 %`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await measureOverflow(page), `${path} with doubled letters`).toBeLessThanOrEqual(0);
}
