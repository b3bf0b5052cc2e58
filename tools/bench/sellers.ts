/**
 * Waiting times in a seller's panel: dashboard and list of parcels of a shop with 100,000 parcels and of one with 1,000,
 * in turn; then rows per second of an import. `npm run bench -- sellers [many few rows]`.
 */
import { fetchData, signIn, createApiClient } from "../access/ask.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { shown, table } from "./figures.ts";
import { importRows, importTable } from "./import-rows.ts";
import { fillParcels } from "./seller-parcels.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const ROUNDS = 150;
const [many = 100_000, few = 1_000, imported = 10_000] = process.argv.slice(2).map(Number);
if (!(many > few && few > 0 && imported > 0))
  throw new Error("Give two numbers of parcels, the greater one first, and a number of rows.");

const reads = {
  dashboard: "/sellers/me/dashboard?period=90d",
  "parcels, first page": "/sellers/me/orders",
  "parcels, tenth page": "/sellers/me/orders?page=10",
  "parcels in transit": "/sellers/me/orders?status=shipped",
  "parcels by text": "/sellers/me/orders?q=1",
  finance: "/sellers/me/finance",
};

const at = (sorted: number[], part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;

const shop = await shopUnderLoad(400);
try {
  const ask = createApiClient(shop.api);
  const shops = await Promise.all(
    [
      { account: demoAccounts.seller, parcels: many },
      { account: demoAccounts.otherSeller, parcels: few },
    ].map(async ({ account, parcels }) => {
      const token = await signIn(ask, "login", account);
      const { id } = await fetchData<{ id: string }>(ask, "GET", "/sellers/me", token);
      return { token, id, parcels };
    }),
  );
  for (const { id, parcels } of shops)
    process.stderr.write(`${await fillParcels(shop.database, id, parcels)} parcels\n`);

  const rows: string[][] = [];
  for (const [name, path] of Object.entries(reads)) {
    const times = shops.map((): number[] => []);
    for (let round = -10; round < ROUNDS; round += 1) {
      for (const [index, { token }] of shops.entries()) {
        const began = performance.now();
        const answer = await ask("GET", path, token);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        // the first rounds warm up
        if (round >= 0) times[index]!.push(performance.now() - began);
      }
    }
    const [big, small] = times.map((list) => list.sort((a, b) => a - b)) as [number[], number[]];
    const ratio = at(big, 0.95) / at(small, 0.95);
    rows.push([name, ...[at(big, 0.5), at(small, 0.5), at(big, 0.95), at(small, 0.95), ratio].map(shown)]);
  }
  const thousands = (count: number) => count.toLocaleString("en-US");
  const heads = [
    `p50 ms, ${thousands(many)}`,
    thousands(few),
    `p95 ms, ${thousands(many)}`,
    thousands(few),
    "p95 ratio",
  ];
  process.stdout.write(`${table(["call", ...heads], rows)}\n\n`);

  const { api, database, pids } = shop;
  const runs = await importRows({ api, database, pid: pids[1]!, token: shops[0]!.token }, imported);
  process.stdout.write(`${importTable(runs)}\n`);
} finally {
  await shop.stop();
}
