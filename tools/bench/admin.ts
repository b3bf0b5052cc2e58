/**
 * Waiting times of the administrators' lists and of the first page, with few orders and with many:
 * `npm run bench -- admin [many few [calls]]`, of the calls those whose names begin with `calls`. Goals: a list at most 50 ms at
 * the 95th percentile with a million orders and at most 1.3 times that with a thousand; the first page's figures of 365 days at
 * most 100 ms. Filling a million takes most of an hour; the databases stay, so that later runs only read.
 */
import { createApiClient, signIn } from "../access/ask.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { adminCalls } from "./admin-calls.ts";
import { shown, table } from "./figures.ts";
import { fillMarketplace, folded } from "./fill-marketplace.ts";
import { askWhile, percentile } from "./latency.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const ROUNDS = 100;
const WARM_UP = 30;
const PRODUCTS = 400;

const [many = 1_000_000, few = 1_000] = process.argv.slice(2, 4).map(Number);
const wantedCalls = process.argv[4] ?? "";
if (!(many > few && few > 0)) throw new Error("Give two numbers of orders, the greater one first.");

// an administrator without a second factor, as in the demo
process.env.ADMIN_SECOND_FACTOR = "optional";
const measured: Map<string, number[]>[] = [];
for (const wanted of [few, many]) measured.push(await measure(wanted));

const [small, big] = measured as [Map<string, number[]>, Map<string, number[]>];
const rows = [...big].map(([name, times]) => {
  const before = small.get(name) ?? [];
  const figures = [percentile(before, 0.5), percentile(times, 0.5), percentile(before, 0.95)];
  const last = percentile(times, 0.95);
  return [name, ...[...figures, last, last / percentile(before, 0.95)].map(shown)];
});
const thousands = (count: number) => count.toLocaleString("en-US");
const [fewer, more] = [thousands(few), thousands(many)];
process.stdout.write(
  `${table(["call", `p50 ms, ${fewer}`, more, `p95 ms, ${fewer}`, more, "p95 ratio"], rows)}\n`,
);

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

/** Sorted durations of each call in a shop with that many orders, whose database stays for later runs. */
async function measure(wanted: number): Promise<Map<string, number[]>> {
  const shop = await shopUnderLoad(PRODUCTS, `admin_${wanted}`);
  try {
    const began = performance.now();
    const orders = await fillMarketplace(shop.database, wanted);
    await folded(shop.database);
    process.stderr.write(`${orders} orders after ${secondsSince(began)} s\n`);
    // all days, unless an earlier run stored them, then those that the job stores every ten minutes
    for (const what of ["first", "again"]) {
      const started = performance.now();
      await shop.run("src/scripts/store-days.ts");
      process.stderr.write(
        `figures stored, ${what}: ${secondsSince(started)} s with the start of the script\n`,
      );
    }
    const ask = createApiClient(shop.api);
    const token = await signIn(ask, "login", demoAccounts.admin);
    const times = new Map<string, number[]>();
    for (const { name, path } of await adminCalls(shop.database)) {
      if (!name.startsWith(wantedCalls)) continue;
      let left = WARM_UP;
      const once = () => ask("GET", path, token);
      try {
        await askWhile(() => left-- > 0, once);
        left = ROUNDS;
        times.set(name, await askWhile(() => left-- > 0, once));
      } catch (error) {
        // the others are worth knowing too
        process.stderr.write(`${name}: ${(error as Error).message}\n`);
      }
    }
    return times;
  } finally {
    await shop.stop();
  }
}
