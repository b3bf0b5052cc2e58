import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright";
import { openPage } from "./open-page.ts";

/** Bytes of a first visit after `gzip -9`; pictures as they are sent. */
export interface PageWeight {
  html: number;
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  requests: number;
  /** addresses of the scripts, for inspection */
  scripts: string[];
}

type Kind = "html" | "script" | "stylesheet" | "font" | "image";

function getKind(response: Response): Kind | null {
  const type = response.request().resourceType();
  if (type === "document") return "html";
  return type === "script" || type === "stylesheet" || type === "font" || type === "image" ? type : null;
}

const compressed = new Set<Kind>(["font", "image"]);

const packed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

function weighDocument(html: string, weight: PageWeight): void {
  const styles: string[] = [];
  const rest = html.replace(/<style[^>]*>([^<]*)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  weight.html += packed(rest);
  if (styles.length > 0) weight.stylesheet += packed(styles.join(""));
}

/** Opens a page on a phone without a cache and adds up all that it loads. */
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
    const kind = getKind(response);
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
  await openPage(page, url);
  await Promise.all(bodies);
  await context.close();
  return weight;
}
