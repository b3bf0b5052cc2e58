import { shown, table } from "./figures.ts";

/** Typical requests of buyers; the search words are from the demo products, the last ones misspelt or unknown. */
const PATHS: [name: string, path: string][] = [
  ["list", "/products?limit=20"],
  ["list, page 500", "/products?limit=20&page=500"],
  ["category, most expensive first", "/products?category=rings&sort=price_desc"],
  ["brands, in stock, from a price", "/products?brand=Nuqra&brand=Tembr&inStock=true&minPrice=100000"],
  ["search, a common word", "/products/search?q=кольцо"],
  ["search, two words", "/products/search?q=кольцо самарканд"],
  ["search, a model", "/products/search?q=tembr k10"],
  ["suggest, two letters", "/products/suggest?q=ко"],
  ["shops", "/sellers"],
  ["categories", "/categories"],
  ["suggest, misspelt", "/products/suggest?q=наушнеки"],
  ["search, misspelt", "/products/search?q=кальцо серебренное"],
  ["search, no match", "/products/search?q=экскаватор"],
];

const TIMES = 10;
/** A slower call is made only once: it may still run after its answer was abandoned, and slow down the others. */
const SLOW_MS = 3_000;

/** How long each call takes alone: the first time, the median and the longest. */
export async function callTimes(api: string): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of [["product page", await findProductPath(api)] as const, ...PATHS]) {
    const times: number[] = [];
    let status = "";
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      const answer = await fetch(api + encodeURI(path));
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      status = String(answer.status);
      if ((times[0] ?? 0) > SLOW_MS) break;
      // otherwise answers that are cached for a second would be measured
      await new Promise((done) => setTimeout(done, 1_100));
    }
    const sorted = times.slice(1).sort((a, b) => a - b);
    rows.push([
      name,
      status,
      ...[times[0], sorted[4], sorted.at(-1)].map((ms) => (ms === undefined ? "" : shown(ms))),
    ]);
    process.stderr.write(`${rows.at(-1)!.join(" · ")}\n`);
  }
  return table(["single call", "status", "first ms", "p50 ms", "longest ms"], rows);
}

async function findProductPath(api: string): Promise<string> {
  const answer = await fetch(`${api}/products?limit=1&sort=newest`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return `/products/${data[0]?.slug ?? ""}`;
}
