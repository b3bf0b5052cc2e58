/**
 * The capacity of the catalogue: servers on core 0, load on core 1, all cases in turn in each round, medians and ratios.
 * `npm run bench -- catalogue [products ...]` (default 400; 100000 and 1000000 for large shops, which are kept for later runs).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../directories.ts";
import { Supervisor } from "../processes/supervisor.ts";
import { serveBare } from "./bare-answer.ts";
import { callTimes } from "./catalogue-calls.ts";
import { cpuSeconds, pinTo, processTree } from "./cpu.ts";
import { median, shown, table } from "./figures.ts";
import { load } from "./load.ts";
import type { Target } from "./load.ts";
import { shopUnderLoad, statementCount } from "./shop-under-load.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";

const ROUNDS = 5;
const SECONDS = 4;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** With ten callers on one core each would wait ten times as long. */
const SLOWEST_SECONDS = 0.5;

interface Case {
  name: string;
  target: Target;
  pids: number[];
}

interface Figures {
  perSecond: number[];
  cpuPerThousand: number[];
  p50: number[];
  p99: number[];
}

const PAGES = 20;

let calls = 0;
/** Each request has its own lowest price and page, so that no answer is cached and the results vary. */
const another = (path: string) => () => {
  calls += 1;
  return `${path}${path.includes("?") ? "&" : "?"}minPrice=${calls}&page=${1 + (calls % PAGES)}`;
};

function listCases(shop: ShopUnderLoad, bare: { url: string; pid: number }): Case[] {
  const { api, commerce, home, pids, store } = shop;
  const ownList = `${commerce}/store/products?limit=20&region_id=${store.region}&fields=*variants.calculated_price`;
  return [
    { name: "bare node:http, same bytes", target: { url: bare.url }, pids: [bare.pid] },
    { name: "products, hot", target: { url: `${api}/products?limit=20` }, pids },
    { name: "products, cold", target: { url: api, nextPath: another("/api/v1/products?limit=20") }, pids },
    {
      name: "Medusa /store/products",
      target: {
        url: ownList,
        headers: { "x-publishable-api-key": store.key, "x-commerce-secret": store.secret },
      },
      pids,
    },
    { name: "home page, hot", target: { url: `${home}/` }, pids },
    { name: "catalogue page, cold", target: { url: home, nextPath: another("/catalog") }, pids },
  ];
}

/** The cases that answer a single caller in time; a slower one cannot serve ten callers. */
async function findFastCases(cases: Case[]): Promise<Case[]> {
  const quick: Case[] = [];
  for (const one of cases) {
    const { url, headers, nextPath } = one.target;
    const began = performance.now();
    const answer = await fetch(nextPath ? new URL(nextPath(), url) : url, { headers });
    await answer.arrayBuffer();
    const seconds = (performance.now() - began) / 1000;
    if (answer.ok && seconds < SLOWEST_SECONDS) quick.push(one);
    else process.stderr.write(`${one.name} is left out: ${answer.status} after ${seconds.toFixed(1)} s\n`);
  }
  return quick;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1000;
}

async function measure(cases: Case[]): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>(
    cases.map(({ name }) => [name, { perSecond: [], cpuPerThousand: [], p50: [], p99: [] }]),
  );
  for (const { target } of cases) await load(target, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, target, pids } of cases) {
      pinTo([SERVER_CORE], pids.flatMap(processTree));
      const before = cpuSeconds(pids);
      const result = await load(target, SECONDS);
      const own = figures.get(name);
      own?.perSecond.push(result.perSecond);
      own?.cpuPerThousand.push(((cpuSeconds(pids) - before) / result.requests) * 1000);
      own?.p50.push(result.p50);
      own?.p99.push(result.p99);
    }
    process.stderr.write(`round ${round} of ${ROUNDS}\n`);
  }
  return figures;
}

/** The median of the ratios of each round, so that a change of the machine's speed does not count. */
function ratio(figures: Map<string, Figures>, a: string, b: string): number {
  const [of, to] = [figures.get(a)?.perSecond ?? [], figures.get(b)?.perSecond ?? []];
  return median(of.map((value, round) => value / (to[round] ?? NaN)));
}

const RATIOS = [
  ["hot / bare node:http", "products, hot", "bare node:http, same bytes", ">= 0.6"],
  ["hot / Medusa's own list", "products, hot", "Medusa /store/products", ">= 500"],
  ["cold / Medusa's own list", "products, cold", "Medusa /store/products", ">= 20"],
] as const;

const ratios = (figures: Map<string, Figures>): string[][] =>
  RATIOS.filter(([, a, b]) => figures.has(a) && figures.has(b)).map(([name, a, b, goal]) => [
    name,
    shown(ratio(figures, a, b)),
    goal,
  ]);

async function statementsPerColdRequest(shop: ShopUnderLoad): Promise<number> {
  const requests = 100;
  const next = another("/products?limit=20");
  const before = await statementCount(shop.database);
  for (let index = 0; index < requests; index += 1) await (await fetch(`${shop.api}${next()}`)).arrayBuffer();
  return ((await statementCount(shop.database)) - before) / requests;
}

async function report(products: number): Promise<string> {
  const shop = await shopUnderLoad(products);
  // only now: processes started later would be pinned to the same core
  pinTo([SERVER_CORE], shop.pids.flatMap(processTree));
  pinTo([LOAD_CORE], [process.pid]);
  const helpers = new Supervisor(join(CACHE, "bench", "bare"), join(CACHE, "bench", "logs"));
  try {
    const bare = await serveBare(helpers, `${shop.api}/products?limit=20`, join(CACHE, "bench"));
    const statements = await statementsPerColdRequest(shop);
    const cases = await findFastCases(listCases(shop, { url: bare.url, pid: bare.running.pid }));
    const figures = await measure(cases);
    const calls = await callTimes(shop.api);
    const rows = [...figures].map(([name, { perSecond, cpuPerThousand, p50, p99 }]) => [
      name,
      ...[perSecond, cpuPerThousand, p50, p99].map((values) => shown(median(values))),
    ]);
    return [
      `### ${products} products`,
      "",
      table(["case", "requests/s", "CPU s per 1,000", "p50 ms", "p99 ms"], rows),
      "",
      calls,
      "",
      `Commerce serves ${shown(shop.started.serves)} s after its start and lists products after ${shown(shop.started.lists)} s. Its memory is`,
      `${shown(residentMegabytes(shop.pids[1] ?? 0))} MB.`,
      "",
      table(
        ["ratio or count", "measured", "goal"],
        [...ratios(figures), ["SQL statements per cold request", shown(statements), "<= 3"]],
      ),
    ].join("\n");
  } finally {
    await helpers.stopAll();
    await shop.stop();
    pinTo([SERVER_CORE, LOAD_CORE], [process.pid]);
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const products of sizes.length ? sizes : [400]) process.stdout.write(`${await report(products)}\n\n`);
