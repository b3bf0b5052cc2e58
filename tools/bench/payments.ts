/**
 * The cost of gateway calls: SQL statements of each, then answers per second and durations at fixed rates, on real
 * orders with their ledger entries. `npm run bench -- payments [rates ...]` (default 20 50 100).
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { shown, table } from "./figures.ts";
import { CALLS_PER_ORDER, gatewayKeys, type PayableOrder } from "./payment-calls.ts";
import { callsAt } from "./payment-load.ts";
import { placeOrders } from "./payment-orders.ts";
import { statementsPerCall } from "./payment-statements.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const SECONDS = 8;
/** Orders without an open call at any moment, so that a slow answer delays no other call. */
const SPARE = 40;
const COUNTED = 20;

const rates = process.argv.slice(2).map(Number);
if (rates.length === 0) rates.push(20, 50, 100);
if (rates.some((rate) => !(rate > 0))) throw new Error("Give rates as numbers: calls per second.");

/** Replaces Click's own server, which receives the items sold. */
const click = createServer((req, res) => {
  req.resume();
  res.setHeader("content-type", "application/json").end('{"error_code":0,"error_note":""}');
}).listen(0, "127.0.0.1");
await new Promise((done) => click.once("listening", done));
const { port } = click.address() as AddressInfo;
Object.assign(process.env, gatewayKeys(`http://127.0.0.1:${port}`));

const shop = await shopUnderLoad(400);
try {
  const needed = rates.map((rate) => Math.ceil((rate * SECONDS) / CALLS_PER_ORDER) + SPARE);
  const all = [2 * COUNTED, ...needed].reduce((sum, count) => sum + count);
  process.stderr.write(`${all} orders\n`);
  const orders = await placeOrders(shop, all);
  const take = (count: number): PayableOrder[] => orders.splice(0, count);

  const statements = await statementsPerCall(shop, take(2 * COUNTED));
  const rows = statements.map(({ call, statements: count }) => [call, String(count)]);
  process.stdout.write(`${table(["call", "SQL statements"], rows)}\n\n`);

  const rounds: string[][] = [];
  for (const [at, rate] of rates.entries()) {
    const { perSecond, p50, p99, longest } = await callsAt(shop.home, take(needed[at] ?? 0), rate, SECONDS);
    rounds.push([String(rate), ...[perSecond, p50, p99, longest].map(shown)]);
  }
  const heads = ["calls/s sent", "answered", "p50 ms", "p99 ms", "longest ms"];
  process.stdout.write(`${table(heads, rounds)}\n`);
} finally {
  click.close();
  await shop.stop();
}
