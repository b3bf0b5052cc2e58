import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { findChromium } from "../chromium/find.ts";
import { freePort } from "../processes/free-port.ts";
import { median } from "./figures.ts";

/** Medians of a page: scores out of 100, times in milliseconds, layout shift without a unit. */
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

/** The figures of one run, the rules that failed, and the longest tasks of the main thread as `name milliseconds`. */
interface Run {
  audit: Audit;
  failed: string[];
  tasks: string[];
}

const SHOWN_TASKS = 6;

/** The longest tasks of the main thread: of a script, or of the document (parsing, style, layout, paint). */
function tasksIn(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { url: string; duration: number }[] };
  return items.slice(0, SHOWN_TASKS).map(({ url, duration }) => {
    const name = url
      .split("/")
      .at(-1)
      ?.replace(/-[\w-]{8}\.js$/, ".js");
    return `${url.endsWith(".js") ? name : "document"} ${Math.round(duration)}`;
  });
}

async function auditOnce(url: string): Promise<Run> {
  const port = await freePort();
  // a new browser for each run: nothing is cached
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
  });
  try {
    // the default preset is a phone on a slow network
    const result = await lighthouse(url, { port, onlyCategories: Object.values(scores) });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const timing = (id: string) => audits[id]?.numericValue ?? NaN;
    const rules = (["accessibility", "best-practices", "seo"] as const).flatMap((id) =>
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
      tasks: tasksIn(audits["long-tasks"]?.details),
      failed: rules.filter((id) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1),
    };
  } finally {
    await browser.close();
  }
}

/** Audits a page several times: the median of each figure, rules that failed in any run, tasks of the slowest run. */
export async function auditPage(url: string, runs: number): Promise<Run> {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url));
  const keys = Object.keys({ ...scores, ...timings }) as (keyof Audit)[];
  const middle = (key: keyof Audit) => median(results.map(({ audit }) => audit[key]));
  return {
    audit: Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Audit,
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
    tasks: results.toSorted((one, other) => other.audit.tbt - one.audit.tbt)[0]?.tasks ?? [],
  };
}
