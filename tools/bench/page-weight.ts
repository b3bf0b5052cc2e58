import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";

/** What a first visit to a page loads, in bytes after `gzip -9`; pictures as they travel. */
export interface PageWeight {
  html: number;
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  requests: number;
  /** addresses of the scripts, for a look inside */
  scripts: string[];
}

type Kind = "html" | "script" | "stylesheet" | "font" | "image";

function kindOf(response: Response): Kind | null {
  const type = response.request().resourceType();
  if (type === "document") return "html";
  return type === "script" || type === "stylesheet" || type === "font" || type === "image" ? type : null;
}

/** Fonts and pictures are compressed by themselves. */
const compressed = new Set<Kind>(["font", "image"]);

const packed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** Styles that stand in the document count as styles. */
function weighDocument(html: string, weight: PageWeight): void {
  const styles: string[] = [];
  const rest = html.replace(/<style[^>]*>([^<]*)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  weight.html += packed(rest);
  if (styles.length > 0) weight.stylesheet += packed(styles.join(""));
}

/** Milliseconds without a request after which nothing more is thought to come. */
const QUIET = 500;

/**
 * Opens a page and waits until nothing more comes. Its code comes when the page has been seen, before which a busy machine
 * is quiet for longer than that.
 */
async function openToTheEnd(page: Page, url: string): Promise<void> {
  let onTheirWay = 0;
  let last = performance.now();
  const note = (change: number) => () => {
    onTheirWay += change;
    last = performance.now();
  };
  page.on("request", note(1)).on("requestfinished", note(-1)).on("requestfailed", note(-1));
  await page.goto(url);
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
  while (onTheirWay > 0 || performance.now() - last < QUIET) await pause(QUIET / 10);
}

/** Opens a page as a phone that was never here and adds up what comes until nothing more does. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const weight: PageWeight = {
    html: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    requests: 0,
    scripts: [],
  };
  const seen = new Set<string>();
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = kindOf(response);
    if (!kind || !response.ok() || seen.has(response.url())) return;
    seen.add(response.url());
    weight.requests += 1;
    if (kind === "script") weight.scripts.push(response.url());
    bodies.push(
      response.body().then((body) => {
        if (kind === "html") weighDocument(body.toString("utf8"), weight);
        else weight[kind] += compressed.has(kind) ? body.length : packed(body);
      }),
    );
  });
  await openToTheEnd(page, url);
  await Promise.all(bodies);
  await context.close();
  return weight;
}
