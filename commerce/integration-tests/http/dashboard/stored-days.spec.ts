import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { forgetStoredDays, storeDays } from "./stored-days.ts";

const MINUTE = 60_000;

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator({ confirmed: false });
  buyer = await shopCalls(shop).people.join();
});
beforeEach(async () => {
  await awayFromMidnight();
  await forgetStoredDays(shop);
});
afterEach(() => forgetStoredDays(shop));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const read = async () => {
  const call = <T>(path: string) => shop.commerce.call<T>("GET", `/admin/${path}`, { token: admin });
  const { stats } = (await call<{ stats: AdminStats }>("stats")).body;
  const { analytics } = (await call<{ analytics: AdminAnalytics }>("analytics?period=7d")).body;
  return { stats, analytics };
};

/** Orders of each day of the last week, today last. */
const countByDay = async () => (await read()).analytics.series.map(({ orders }) => orders);

/** An order that was placed so many days ago. */
async function placeBefore(days: number): Promise<void> {
  const { id } = await order(shop, buyer, { watch: 1 });
  await shop.db.query(
    "update seller_order set created_at = created_at - $2 * interval '1 day' where order_id = $1",
    [id, days],
  );
}

/** Of the days that are over: the rows of today grow with each run. */
const readRows = async () => {
  const sql = "select * from marketplace_day where day < $1::date order by day, figure, part";
  return (await shop.db.query(sql, [tashkentDay(new Date())])).rows;
};

it("what the job stored is as of then, which the answer says, and what came since is counted", async () => {
  const counted = await read();
  expect([counted.stats.countedAt, counted.analytics.countedAt]).toEqual([null, null]);
  await placeBefore(3);
  const begun = Date.now() - MINUTE;
  expect(await storeDays(shop, { again: true })).toEqual([true]);
  const { stats, analytics } = await read();
  const countedAt = Date.parse(stats.countedAt!);
  expect(countedAt).toBeGreaterThanOrEqual(begun);
  expect(countedAt).toBeLessThanOrEqual(Date.now() - MINUTE);
  expect(analytics.countedAt).toEqual(stats.countedAt);
  expect(stats.orders.total).toBe(counted.stats.orders.total + 1);
  const before = await countByDay();
  await placeBefore(3);
  await placeBefore(0);
  expect(await countByDay()).toEqual(before.with(-1, before.at(-1)! + 1));
  await storeDays(shop, { again: true });
  expect(await countByDay()).toEqual(before.with(3, before[3]! + 1).with(-1, before.at(-1)! + 1));
});

it("what came after the last run is counted, however long ago that was, and the next run stores it", async () => {
  await placeBefore(3);
  await placeBefore(5);
  const counted = await countByDay();
  await storeDays(shop, { again: true, ago: 4 });
  const readLast = async () =>
    (await shop.db.query("select max(day)::text as day from marketplace_day")).rows;
  expect(await readLast()).toEqual([{ day: shiftDay(tashkentDay(new Date()), -4) }]);
  expect(await countByDay()).toEqual(counted);
  expect(await storeDays(shop)).toEqual([true]);
  expect(await readLast()).toEqual([{ day: tashkentDay(new Date()) }]);
  expect(await countByDay()).toEqual(counted);
});

it("a change of an old day waits for the job of the night", async () => {
  await placeBefore(100);
  await storeDays(shop, { all: true });
  const total = (await read()).stats.orders.total;
  await placeBefore(100);
  await storeDays(shop, { again: true });
  expect((await read()).stats.orders.total).toBe(total);
  await storeDays(shop, { all: true });
  expect((await read()).stats.orders.total).toBe(total + 1);
});

it("of several runs at once, in two processes, one counts", async () => {
  const second = await secondProcess("orders");
  const runs = await Promise.all([
    storeDays(shop, { runs: 3 }),
    second.run<boolean[]>("../../http/dashboard/inside/store-days.ts", { runs: 3 }),
  ]);
  expect(runs.flat().filter(Boolean)).toHaveLength(1);
  const rows = await readRows();
  expect(rows).not.toEqual([]);
  // those that insist count one after another, and the same
  await storeDays(shop, { runs: 3, again: true });
  expect(await readRows()).toEqual(rows);
});

it("a process that is killed while it counts leaves the days as they were, and another one counts", async () => {
  await storeDays(shop, { again: true });
  const before = await readRows();
  await placeBefore(3);
  const second = await secondProcess("orders");
  await whileHanging(shop.db, "insert on marketplace_day", async () => {
    const lost = second
      .run("../../http/dashboard/inside/store-days.ts", { again: true })
      .catch(() => undefined);
    await untilHanging(shop.db, 1);
    // meanwhile the figures are read, and the job elsewhere leaves it to the other one
    expect((await read()).analytics.countedAt).not.toBeNull();
    expect(await storeDays(shop)).toEqual([false]);
    await second.kill();
    await lost;
  });
  expect(await readRows()).toEqual(before);
  await storeDays(shop, { again: true });
  expect(await readRows()).not.toEqual(before);
});
