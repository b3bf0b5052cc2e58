/**
 * Waiting times of the administrators' queue with many items of each kind: pages, kinds, searches and decisions.
 * `npm run bench -- moderation [items of each kind]`.
 */
import type { ModerationItem, ModerationResult } from "@bezak/contract/moderation.ts";
import { createApiClient, signIn } from "../access/ask.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { shown, table } from "./figures.ts";
import { shopUnderLoad } from "./shop-under-load.ts";
import { emptyQueue, fillQueue } from "./waiting-items.ts";

const ROUNDS = 60;
const [items = 100_000] = process.argv.slice(2).map(Number);
if (!(items >= 100)) throw new Error("Give a number of items of each kind, at least 100.");

const reads = {
  "first page": "",
  "middle of the queue": `?after=${(Date.now() - (items / 2) * 60_000) * 1000}.a_0`,
  reviews: "?kind=review",
  reports: "?kind=report",
  applications: "?kind=application",
  messages: "?kind=message",
  products: "?kind=product",
  "a word of many": "?q=Zargar",
  "a word of one": `?q=Zargar ${items}`,
  "a word of none": "?q=nothing-has-this-word",
};

const at = (sorted: number[], part: number) => shown(sorted[Math.ceil(sorted.length * part) - 1] ?? NaN);

const shop = await shopUnderLoad(400);
try {
  const ask = createApiClient(shop.api);
  const token = await signIn(ask, "login", demoAccounts.admin);
  const began = performance.now();
  await fillQueue(shop.database, items);
  process.stderr.write(`${items} of each kind wait, after ${shown((performance.now() - began) / 1000)} s\n`);

  const timed = async <T>(times: number[], call: () => Promise<Response>): Promise<T> => {
    const start = performance.now();
    const answer = await call();
    const body = (await answer.json()) as T;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${JSON.stringify(body)}`);
    times.push(performance.now() - start);
    return body;
  };
  const row = (name: string, times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [name, at(sorted, 0.5), at(sorted, 0.95)];
  };

  const rows: string[][] = [];
  for (const [name, query] of Object.entries(reads)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      await timed(times, () => ask("GET", `/admin/moderation${query}`, token));
    // the first rounds warm up
    rows.push(row(name, times.slice(10)));
  }
  const decided: number[] = [];
  const undone: number[] = [];
  const queue = await timed<{ data: ModerationItem[] }>([], () =>
    ask("GET", "/admin/moderation?limit=50&kind=message", token),
  );
  for (const { kind, id, version } of queue.data) {
    const body = { kind, id, version, outcome: "closed" };
    const made = await timed<{ data: ModerationResult }>(decided, () =>
      ask("POST", "/admin/moderation/decisions", token, body),
    );
    await timed(undone, () =>
      ask("POST", "/admin/moderation/undo", token, { decisionId: made.data.decision?.id }),
    );
  }
  rows.push(row("decide", decided), row("undo", undone));
  process.stdout.write(
    `${table([`${items.toLocaleString("en-US")} of each kind`, "p50 ms", "p95 ms"], rows)}\n`,
  );
} finally {
  await emptyQueue(shop.database);
  await shop.stop();
}
