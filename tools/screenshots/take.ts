import type { Language } from "@bezak/contract/languages.ts";
import type { Browser, Page } from "playwright";
import type { Panel } from "../docs/panel-addresses.ts";
import { demoBuyer, writeEntries } from "../shop/demo-buyer.ts";
import { demoPanel } from "../shop/demo-panel.ts";

export interface Shot {
  /** file name without its extension */
  name: string;
  path: string;
  language: Language;
  width: number;
  height: number;
  theme: "light" | "dark";
  /** the whole page instead of the first screen */
  whole?: boolean;
  /** pixels per CSS pixel, if more than one */
  scale?: number;
  /** signed in as the demo's; a buyer has products in the cart */
  as?: "buyer" | Panel;
}

export const isPhone = ({ width }: Pick<Shot, "width">) => width < 600;

/** Scrolls to the end, so that lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      await Promise.all([...document.images].filter((i) => i.loading === "eager").map((i) => i.decode()));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

/** Opens the page of the shot and returns the picture as PNG. */
export async function take(browser: Browser, home: string, shot: Shot): Promise<Buffer> {
  const { width, height, theme, language } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    deviceScaleFactor: shot.scale ?? 1,
    isMobile: isPhone(shot),
    hasTouch: isPhone(shot),
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (shot.as) {
    const { stored } =
      shot.as === "buyer"
        ? await demoBuyer(page.request, home, language)
        : await demoPanel(page.request, home, { panel: shot.as, language });
    await page.addInitScript(writeEntries, stored);
  }
  const prefix = language === "ru" ? "" : `/${language}`;
  await page.goto(`${home}${prefix}${shot.path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  if (shot.whole) await scrollThrough(page);
  const picture = await page.screenshot({ fullPage: shot.whole ?? false });
  await context.close();
  return picture;
}
