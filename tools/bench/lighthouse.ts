import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { findChromium } from "../chromium/find.ts";
import { freePort } from "../processes/free-port.ts";
import { median } from "./figures.ts";

/** Medians of a page: scores out of 100, times in milliseconds, the shift as its own number. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
}

const scores = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const;
const timings = {
  lcp: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  tbt: "total-blocking-time",
} as const;

async function auditOnce(url: string): Promise<{ audit: Audit; failed: string[] }> {
  const port = await freePort();
  // a browser of its own for every run: nothing is cached
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
  });
  try {
    // the preset without a name is the phone on a slow network
    const result = await lighthouse(url, { port, onlyCategories: Object.values(scores) });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const timing = (id: string) => audits[id]?.numericValue ?? NaN;
    const kept = (["accessibility", "best-practices", "seo"] as const).flatMap((id) =>
      (categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map((reference) => reference.id),
    );
    return {
      audit: {
        performance: score(scores.performance),
        accessibility: score(scores.accessibility),
        bestPractices: score(scores.bestPractices),
        seo: score(scores.seo),
        lcp: timing(timings.lcp),
        cls: timing(timings.cls),
        tbt: timing(timings.tbt),
      },
      failed: kept.filter((id) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1),
    };
  } finally {
    await browser.close();
  }
}

/** Audits a page some times; the middle of each figure, and the rules that failed in any run. */
export async function auditPage(url: string, runs: number): Promise<{ audit: Audit; failed: string[] }> {
  const results: Awaited<ReturnType<typeof auditOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url));
  const keys = Object.keys({ ...scores, ...timings }) as (keyof Audit)[];
  const middle = (key: keyof Audit) => median(results.map(({ audit }) => audit[key]));
  return {
    audit: Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Audit,
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}
