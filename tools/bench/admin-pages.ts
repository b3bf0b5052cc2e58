/**
 * The administrators' pages on a desktop: bytes of each page's own code beyond that of all of them, those of its texts in Russian,
 * and the slowest answer to a key or click with the processor as slow as a phone's (`slowdown.ts`).
 * `npm run bench -- admin-pages [slowdown]`; `SHOP_URL=…` measures a running shop. Goals: 60 KB gzipped, 100 ms.
 */
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright";
import { findChromium } from "../chromium/find.ts";
import { writeEntries } from "../shop/demo-buyer.ts";
import { demoPanel } from "../shop/demo-panel.ts";
import { shown, table } from "./figures.ts";
import { openPage } from "./open-page.ts";
import { shopUnderLoad } from "./shop-under-load.ts";
import { readSlowdown } from "./slowdown.ts";
import { useAsByHand } from "./use-page.ts";

const GIVEN = process.argv[2] === undefined ? null : Number(process.argv[2]);

type Stored = Record<string, string>;

interface Script {
  /** after `gzip -9` */
  bytes: number;
  /** whether it is nothing but the texts of one language, which load like code */
  isTexts: boolean;
}

/** The scripts of a first visit by address. */
async function readScripts(browser: Browser, url: string, stored: Stored): Promise<Map<string, Script>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(writeEntries, stored);
  const scripts = new Map<string, Script>();
  const bodies: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script" || !response.ok()) return;
    const weigh = (body: Buffer) =>
      scripts.set(response.url(), {
        bytes: gzipSync(body, { level: 9 }).length,
        isTexts: !/=>|function/.test(body.toString()),
      });
    bodies.push(response.body().then(weigh));
  });
  await openPage(page, url);
  await Promise.all(bodies);
  await context.close();
  return scripts;
}

interface Answer {
  ms: number;
  event: string;
  /** with which it was measured */
  slowdown: number;
}

/** The slowest answer to a key or click. */
async function slowestAnswer(browser: Browser, url: string, stored: Stored): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page: Page = await context.newPage();
  await page.addInitScript(writeEntries, stored);
  await openPage(page, url);
  const session = await context.newCDPSession(page);
  const slowdown = GIVEN ?? (await readSlowdown(page));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const [ms, event] = await useAsByHand(page);
  await context.close();
  return { ms, event, slowdown };
}

const shop = process.env.SHOP_URL ? null : await shopUnderLoad(400);
const home = process.env.SHOP_URL ?? shop!.home;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const { request } = await browser.newContext();
  const { stored, addresses } = await demoPanel(request, home, { panel: "administrator", language: "ru" });
  const pages: { path: string; scripts: Map<string, Script>; slowest: Answer }[] = [];
  for (const path of addresses)
    pages.push({
      path,
      scripts: await readScripts(browser, home + path, stored),
      slowest: await slowestAnswer(browser, home + path, stored),
    });
  const isShell = (script: string) => pages.every(({ scripts }) => scripts.has(script));
  const rows = pages.map(({ path, scripts, slowest: { ms, event, slowdown } }) => {
    const own = [...scripts].filter(([address]) => !isShell(address)).map(([, script]) => script);
    const kilobytes = (texts: boolean) =>
      (own.reduce((sum, { bytes, isTexts }) => sum + (isTexts === texts ? bytes : 0), 0) / 1000).toFixed(1);
    return [path, kilobytes(false), kilobytes(true), shown(ms), event, slowdown.toFixed(1)];
  });
  const columns = [
    "page",
    "own code, KB",
    "texts, KB",
    "slowest answer, ms",
    "to, of begin + listeners + paint",
    "slowdown",
  ];
  process.stdout.write(`${table(columns, rows)}\n`);
} finally {
  await browser.close();
  await shop?.stop();
}
