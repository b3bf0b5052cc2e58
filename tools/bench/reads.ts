/**
 * The cost of one buyer's heavy reads, alone and in bursts of 20, and the waiting time of other people meanwhile:
 * `npm run bench -- reads [orders]`.
 */
import { buyerWithOrders } from "./buyer-orders.ts";
import { cpuSeconds } from "./cpu.ts";
import { shown, table } from "./figures.ts";
import { askWhile, percentile } from "./latency.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const AT_ONCE = 20;
const BURSTS = 10;
const ALONE = 100;
/** Calls until the code is fully optimized: the median of a hundred falls by half over the first five hundred. */
const WARM_UP = 500;
const [orders = 140] = process.argv.slice(2).map(Number);
if (!(orders > 0)) throw new Error("Give a number of orders.");

const heavy = ["/orders", "/orders?limit=100", "/payments", "/payments?status=paid", "/users/data"];

const shop = await shopUnderLoad(400);
try {
  const busy = await buyerWithOrders(shop, orders);
  const other = await buyerWithOrders(shop, 1);
  const notifications = () => other.ask("GET", "/notifications", other.token);
  const quote = () => other.ask("POST", "/cart/quote", undefined, { items: other.items });

  const alone: string[][] = [];
  for (const path of heavy) {
    const ask = () => busy.ask("GET", path, busy.token);
    let left = WARM_UP;
    await askWhile(() => left-- > 0, ask);
    const before = cpuSeconds([shop.pids[1]!]);
    left = ALONE;
    const times = await askWhile(() => left-- > 0, ask);
    const cpu = ((cpuSeconds([shop.pids[1]!]) - before) / ALONE) * 1000;
    alone.push([path, ...[percentile(times, 0.5), percentile(times, 0.99), cpu].map(shown)]);
  }
  process.stdout.write(`${table(["call", "p50 ms", "p99 ms", "CPU ms of commerce"], alone)}\n\n`);

  const meanwhile: string[][] = [];
  for (const path of [null, ...heavy]) {
    let isUnderLoad = true;
    const waits = Promise.all([notifications, quote].map((ask) => askWhile(() => isUnderLoad, ask)));
    const statuses = new Map<number, number>();
    const once = async () => {
      if (path === null) return new Promise((done) => setTimeout(done, 500));
      const answer = await busy.ask("GET", path, busy.token);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    for (let burst = 0; burst < BURSTS; burst += 1) await Promise.all(Array.from({ length: AT_ONCE }, once));
    isUnderLoad = false;
    const [notified, quoted] = (await waits) as [number[], number[]];
    const seen = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
    const figures = [notified, quoted].flatMap((times) => [0.5, 0.99].map((part) => percentile(times, part)));
    meanwhile.push([path ? `${AT_ONCE} x ${path}` : "none", seen, ...figures.map(shown)]);
  }
  const head = ["concurrent load", "answers", "notifications p50", "p99 ms", "quote p50", "p99 ms"];
  process.stdout.write(`${table(head, meanwhile)}\n`);
} finally {
  await shop.stop();
}
