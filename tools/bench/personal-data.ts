/**
 * The cost of exporting a buyer's personal data, alone and 20 times at once, and the waiting time of other people
 * meanwhile: `npm run bench -- personal-data [orders …]`.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fetchData } from "../access/ask.ts";
import { buyerWithOrders } from "./buyer-orders.ts";
import { copyOrders } from "./copy-orders.ts";
import { cpuSeconds, processTree } from "./cpu.ts";
import { shown, table } from "./figures.ts";
import { askWhile, percentile } from "./latency.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const PLACED = 20;
const ALONE = 5;
const AT_ONCE = 20;
const BURSTS = 3;
const SAMPLE_MS = 100;
const path = "/users/data";
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [200, 2000];
if (!sizes.every((size) => size >= PLACED))
  throw new Error(`Give numbers of orders, each at least ${PLACED}.`);

const shop = await shopUnderLoad(400);
const [webServer = 0, commerce = 0] = shop.pids;
const programs = [webServer, commerce];

const resident = (pid: number): number =>
  processTree(pid)
    .map((member) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/status`, "utf8"))?.[1] ?? 0),
    )
    .reduce((sum, kilobytes) => sum + kilobytes, 0) / 1000;

/** For each program the memory in MB before `work` and its maximum during it. */
async function heldDuring(work: () => Promise<void>): Promise<string[]> {
  const before = programs.map(resident);
  const most = [...before];
  const samples = setInterval(() => {
    for (const [at, pid] of programs.entries()) most[at] = Math.max(most[at]!, resident(pid));
  }, SAMPLE_MS);
  await work();
  clearInterval(samples);
  return before.map((mb, at) => `${Math.round(mb)} → ${Math.round(most[at]!)}`);
}

const alone: string[][] = [];
const meanwhile: string[][] = [];
try {
  const other = await buyerWithOrders(shop, 1);
  const notifications = () => other.ask("GET", "/notifications", other.token);
  const quote = () => other.ask("POST", "/cart/quote", undefined, { items: other.items });

  /** The durations of two calls of another person while `work` runs: p50, p99 and maximum, in ms. */
  async function waitsDuring(work: () => Promise<void>): Promise<string[]> {
    let isUnderLoad = true;
    const waits = Promise.all([notifications, quote].map((ask) => askWhile(() => isUnderLoad, ask)));
    await work();
    isUnderLoad = false;
    return (await waits).flatMap((times) => [0.5, 0.99, 1].map((part) => shown(percentile(times, part))));
  }

  const quiet = await waitsDuring(() => new Promise((done) => setTimeout(done, 5000)));
  meanwhile.push(["none", "", ...quiet, "", ""]);
  for (const size of sizes) {
    const busy = await buyerWithOrders(shop, PLACED);
    const { id } = await fetchData<{ id: string }>(busy.ask, "GET", "/users/profile", busy.token);
    await copyOrders(shop.database, id, size - PLACED);

    const ask = () => busy.ask("GET", path, busy.token);
    const text = await (await ask()).text();
    const { orders } = JSON.parse(text) as { orders: object[] };
    if (orders.length !== size) throw new Error(`${orders.length} orders instead of ${size}`);

    const before = programs.map((pid) => cpuSeconds([pid]));
    let left = ALONE;
    const times = await askWhile(() => left-- > 0, ask);
    const cpu = programs.map((pid, at) => ((cpuSeconds([pid]) - before[at]!) / ALONE) * 1000);
    const kilobytes = [Buffer.byteLength(text), gzipSync(text).length].map((bytes) => bytes / 1000);
    alone.push([size, ...kilobytes, percentile(times, 0.5), ...cpu].map((one) => shown(Number(one))));

    const statuses = new Map<number, number>();
    let waited: string[] = [];
    const held = await heldDuring(async () => {
      waited = await waitsDuring(async () => {
        for (let burst = 0; burst < BURSTS; burst += 1)
          await Promise.all(
            Array.from({ length: AT_ONCE }, async () => {
              const answer = await ask();
              await answer.arrayBuffer();
              const { status } = answer;
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }),
          );
      });
    });
    const seen = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
    meanwhile.push([`${AT_ONCE} x ${size} orders`, seen, ...waited, ...held]);
  }
} finally {
  await shop.stop();
}
const figures = ["orders", "KB", "KB gzip", "p50 ms", "CPU ms of the web server", "CPU ms of commerce"];
process.stdout.write(`${table(figures, alone)}\n\n`);
const waits = ["notifications p50", "p99", "longest ms", "quote p50", "p99", "longest ms"];
const memory = ["MB of the web server", "MB of commerce"];
process.stdout.write(`${table(["concurrent load", "answers", ...waits, ...memory], meanwhile)}\n`);
