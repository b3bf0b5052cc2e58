import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { order } from "../parcels/parcel-calls.ts";
import type { Person } from "../shops/shop-calls.ts";
import {
  countOrders,
  countRatios,
  readLedger,
  countConversion,
  readCancelled,
  readPeople,
  readPlaced,
  readSold,
} from "./recount.ts";
import { openStats, type StatsOrders } from "./stats-orders.ts";
import { forgetStoredDays, withStoredDays } from "./stored-days.ts";

let shop: Shop;
let admin: string;
let buyer: Person;
let buying: StatsOrders;

beforeAll(async () => {
  ({ shop, admin, buyer, buying } = await openStats());
  await shop.db.query(
    `insert into product_category (id, name, handle, mpath, is_active, is_internal, rank)
     values ('pcat_stats', 'Stats', 'stats', 'pcat_stats', true, false, 0)`,
  );
  await shop.db.query(
    "insert into product_category_product (product_id, product_category_id) values ($1, 'pcat_stats')",
    [shop.productIds("ring").productId],
  );
});
beforeEach(awayFromMidnight);
beforeEach(() => forgetStoredDays(shop));
afterAll(async () => {
  await shop.db.query("delete from product_category_product where product_category_id = 'pcat_stats'");
  await shop.db.query("delete from product_category where id = 'pcat_stats'");
  expect(await brokenRules(shop.db)).toEqual({});
});

const call = <T>(path: string, token = admin) =>
  shop.commerce.call<T & { code: string }>("GET", `/admin/${path}`, { token });
const readStats = async () => {
  const { stats } = (await call<{ stats: AdminStats }>("stats")).body;
  const { gmv, revenue } = stats;
  if (!gmv || !revenue) throw new Error("an owner sees the figures of money");
  return { ...stats, gmv, revenue };
};
const readAnalytics = async (period: string) =>
  (await call<{ analytics: AdminAnalytics }>(`analytics?period=${period}`)).body.analytics;
const count = async (from: string) =>
  (await shop.db.query<{ count: number }>(`select count(*)::int from ${from}`)).rows[0]?.count ?? 0;

const today = () => tashkentDay(new Date());
const add = (days: Map<string, number>, from = "") =>
  [...days].reduce((sum, [day, amount]) => sum + (day >= from ? amount : 0), 0);

describe("the marketplace's totals", () => {
  it("are those of its rows, and count a cancelled parcel and line as placed", async () => {
    const before = await readStats();
    const placed = await buying.place();
    await buying.deliver(placed, "Chinor");
    const stats = await readStats();
    const value = placed.totals.items;
    expect(stats.orders.today).toBe(before.orders.today + 1);
    expect([stats.gmv.total, stats.gmv.today]).toEqual([before.gmv.total + value, before.gmv.today + value]);
    const all = await readPlaced(shop.db);
    const { orders, gmv } = countOrders(all);
    const ofToday = countOrders(all.filter(({ day }) => day === today()));
    expect(stats.orders).toEqual({ total: orders, today: ofToday.orders });
    expect(stats.gmv).toEqual({ total: gmv, today: ofToday.gmv });
    const { revenue } = await readLedger(shop.db);
    expect(stats.revenue).toEqual({ total: add(revenue), today: add(revenue, today()) });
    expect(stats.revenue.today).toBeGreaterThan(before.revenue.today);
    const { users, count: seen } = (
      await call<{ users: { createdAt: string }[]; count: number }>("users?limit=100")
    ).body;
    const newest = users.filter(({ createdAt }) => tashkentDay(new Date(createdAt)) === today());
    expect(stats.users.total).toBe(seen);
    expect(Math.min(stats.users.today, 100)).toBe(newest.length);
    expect(stats.sellers.total).toBe((await call<{ count: number }>("shops")).body.count);
    expect(stats.products.total).toBe(
      await count("product where status = 'published' and deleted_at is null"),
    );
  });
});

describe("the marketplace by day", () => {
  it("takes what was cancelled and returned off what was ordered, and counts an order once", async () => {
    const { totals: before } = await readAnalytics("7d");
    // what is cancelled: limited and button
    const placed = await buying.place({ isPaid: true });
    await buying.deliver(placed, "Chinor");
    await buying.deliver(placed, "Atlas");
    await buying.returnPiece(placed, "ring");
    const { totals } = await readAnalytics("7d");
    const [ring, watch] = ["ring", "watch"].map((slug) =>
      placed.items.find(({ product }) => product.slug === slug)!,
    );
    const left = ring!.total / 2 + watch!.total;
    expect(totals.gmv - before.gmv).toBe(placed.totals.items);
    expect(totals.netGmv - before.netGmv).toBe(left);
    expect(totals.bookedGmv - before.bookedGmv).toBe(left);
    expect(totals.deliveredOrders - before.deliveredOrders).toBe(1);
  });

  it("is that of its rows in every period, and compared with as many days before", async () => {
    const delivery = { method: "courier", city: "nukus", address: "Doʻstlik 1" };
    const placed = await order(shop, buyer, { ring: 1, watch: 1 }, { delivery });
    const earlier = await order(shop, buyer, { ring: 3 });
    await buying.cancel(earlier, {});
    const midnight = "(date_trunc('day', now() at time zone 'Asia/Tashkent') at time zone 'Asia/Tashkent')";
    for (const [{ id }, time] of [
      [placed, `${midnight} - interval '6 days'`],
      [earlier, `${midnight} - interval '6 days 1 millisecond'`],
    ] as const)
      await shop.db.query(`update seller_order set created_at = ${time} where order_id = $1`, [id]);
    // a day after it was placed
    await shop.db.query(
      `update order_cancellation set created_at = ${midnight} - interval '6 days' where order_id = $1`,
      [earlier.id],
    );
    // counted from yesterday on: the orders before are in no conversion
    await shop.db.query(
      `insert into visit_day (day, visits) select (now() at time zone 'Asia/Tashkent')::date - ago, 40 * (2 - ago)
       from generate_series(0, 1) ago on conflict (day) do update set visits = excluded.visits`,
    );
    const all = await readPlaced(shop.db);
    const { returned, ...ledger } = await readLedger(shop.db);
    const cancelled = await readCancelled(shop.db);
    const facts = {
      ...ledger,
      ...(await readPeople(shop.db)),
    };
    await withStoredDays(shop, async () => {
      const stats = await readStats();
      const { orders, gmv } = countOrders(all);
      expect([stats.orders.total, stats.gmv.total]).toEqual([orders, gmv]);
      expect(stats.revenue.total).toBe(add(facts.revenue));
      for (const [period, days] of [
        ["7d", 7],
        ["30d", 30],
        ["90d", 90],
        ["365d", 365],
      ] as const) {
        const from = shiftDay(today(), 1 - days);
        const figures = (first: string, last: string) => {
          const within = (amounts: Map<string, number>) =>
            add(new Map([...amounts].filter(([day]) => day >= first && day <= last)));
          const placedThen = countOrders(all.filter(({ day }) => day >= first && day <= last));
          return {
            ...placedThen,
            netGmv: placedThen.gmv - within(cancelled) - within(returned),
            revenue: within(facts.revenue),
            bookedGmv: within(facts.bookedGmv),
            deliveredOrders: within(facts.deliveredOrders),
            buyers: within(facts.buyers),
            sellers: within(facts.sellers),
            views: within(facts.views),
            visits: within(facts.visits),
          };
        };
        const totals = (first: string, last: string) => {
          const counted = figures(first, last);
          const seen = countOrders(
            all.filter(({ day }) => day >= first && day <= last && facts.visits.has(day)),
          );
          return { ...counted, ...countRatios(counted), ...countConversion(seen.orders, counted.visits) };
        };
        const seen = await readAnalytics(period);
        expect(seen.series).toEqual(
          Array.from({ length: days }, (_, at) => {
            const date = shiftDay(from, at);
            return { date, ...figures(date, date) };
          }),
        );
        expect(seen.totals).toEqual(totals(from, today()));
        expect(seen.before).toEqual(totals(shiftDay(from, -days), shiftDay(from, -1)));
        const parts = (of: "city" | "method") =>
          [
            ...Map.groupBy(
              all.filter(({ day }) => day >= from),
              (one) => one[of],
            ),
          ]
            .map(([name, rows]) => ({ name, ...countOrders(rows) }))
            .sort((one, other) => (one.name < other.name ? -1 : 1));
        const sorted = (rows: readonly { name: string; orders: number; gmv: number }[]) =>
          rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
        const byCity = seen.cities.map(({ city: name, orders, gmv }) => ({ name, orders, gmv }));
        const byMethod = seen.paymentMethods.map(({ method: name, orders, gmv }) => ({ name, orders, gmv }));
        expect([sorted(byCity), sorted(byMethod)]).toEqual([parts("city"), parts("method")]);
        const top = seen.topProducts.map(({ productId, pieces, sales }) => [productId, pieces, sales]);
        expect(top).toEqual((await readSold(shop.db, from)).slice(0, 10));
      }
    });
  });

  it("adds the sold products of a category up", async () => {
    // categories are read every few seconds
    const known = async () => {
      const seen = await readAnalytics("365d");
      return seen.topCategories.length > 0 ? seen : null;
    };
    const { topProducts, topCategories } = await until("the category to be known", known);
    const { pieces, sales } = topProducts.find(({ slug }) => slug === "ring")!;
    expect(topCategories).toEqual([
      { categoryId: "pcat_stats", slug: "stats", name: expect.anything(), pieces, sales },
    ]);
  });
});

it("the figures are for administrators only, of periods that exist; seven days if none is named", async () => {
  for (const path of ["stats", "analytics"])
    for (const token of ["", buyer.token]) expect((await call(path, token)).status).toBe(401);
  for (const query of ["period=1d", "period=7", "from=2026-01-01"]) {
    const { status, body } = await call(`analytics?${query}`);
    expect([query, status, body.code]).toEqual([query, 400, "invalid_query"]);
  }
  const { body } = await call<{ analytics: AdminAnalytics }>("analytics");
  expect([body.analytics.period, body.analytics.series.length]).toEqual(["7d", 7]);
});
