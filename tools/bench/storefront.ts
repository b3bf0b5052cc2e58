/**
 * The cost of a first visit on a phone: bytes of each kind, and Lighthouse (mobile preset, median of five).
 * `npm run bench -- storefront [runs]`; `SHOP_URL=…` measures a running shop.
 */
import { chromium } from "playwright";
import { findChromium } from "../chromium/find.ts";
import { shown, table } from "./figures.ts";
import { auditPage } from "./lighthouse.ts";
import { weighPage } from "./page-weight.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const RUNS = Number(process.argv[2] ?? 5);
const KILO = 1000;

async function listPages(home: string): Promise<string[]> {
  const answer = await fetch(`${home}/api/v1/products?limit=1`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return ["/", "/catalog", `/product/${data[0]?.slug}`];
}

const kb = (bytes: number) => (bytes / KILO).toFixed(1);
const shop = process.env.SHOP_URL ? null : await shopUnderLoad(400);
const home = process.env.SHOP_URL ?? shop!.home;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

try {
  const pages = await listPages(home);
  const weights: string[][] = [];
  for (const page of pages) {
    const { scripts, requests, ...bytes } = await weighPage(browser, home + page);
    const { html, script, stylesheet, font, image } = bytes;
    weights.push([page, ...[script, stylesheet, font, html, image].map(kb), String(requests)]);
    if (process.env.VERBOSE) process.stderr.write(`${scripts.join("\n")}\n`);
  }
  const heads = ["JavaScript", "CSS", "fonts", "HTML", "pictures", "requests"];
  process.stdout.write(
    `KB (1,000 bytes) of a first visit, gzip -9:\n\n${table(["page", ...heads], weights)}\n\n`,
  );
  await browser.close();

  const rows: string[][] = [];
  const failed = new Set<string>();
  const busy: string[] = [];
  for (const page of RUNS > 0 ? pages : []) {
    const { audit, failed: rules, tasks } = await auditPage(home + page, RUNS);
    busy.push(`${page}: ${tasks.join(", ")}`);
    for (const rule of rules) failed.add(`${page}: ${rule}`);
    const { performance, accessibility, bestPractices, seo, lcp, cls, tbt } = audit;
    const percents = [performance, accessibility, bestPractices, seo].map(String);
    rows.push([page, ...percents, (lcp / KILO).toFixed(2), cls.toFixed(3), shown(tbt)]);
  }
  const names = ["performance", "accessibility", "best practices", "SEO", "LCP s", "CLS", "TBT ms"];
  if (rows.length > 0) {
    process.stdout.write(`Lighthouse, mobile, median of ${RUNS}:\n\n${table(["page", ...names], rows)}\n`);
    process.stdout.write(
      `\nLongest tasks of the slowest run, ms, with the CPU slowed down four times:\n${busy.join("\n")}\n`,
    );
  }
  for (const line of failed) process.stdout.write(`\nfailed: ${line}`);
  process.stdout.write("\n");
} finally {
  await browser.close();
  await shop?.stop();
}
