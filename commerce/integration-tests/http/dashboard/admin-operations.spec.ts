import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import { analyticsDays, analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import { getParcel, later, order, parcelCalls } from "../parcels/parcel-calls.ts";
import type { Person } from "../shops/shop-calls.ts";
import { countLateSellers, countShares, readOperationFacts } from "./recount-operations.ts";
import { openStats, type StatsOrders } from "./stats-orders.ts";
import { forgetStoredDays, withStoredDays } from "./stored-days.ts";

const HOUR = 3_600_000;

let shop: Shop;
let admin: string;
let buyer: Person;
let buying: StatsOrders;

beforeAll(async () => {
  ({ shop, admin, buyer, buying } = await openStats());
});
beforeEach(awayFromMidnight);
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = (query: string, token: string | undefined = admin) =>
  shop.commerce.call<{ operations: AdminOperations; code: string }>(
    "GET",
    `/admin/analytics/operations${query}`,
    { token },
  );
const readPeriod = async (period: string) => (await call(`?period=${period}`)).body.operations;
/** Counted now: these checks change rows of days that are over, which the job may have stored meanwhile. */
const read = async () => {
  await forgetStoredDays(shop);
  return readPeriod("7d");
};

type Share = keyof AdminOperations["totals"];

/** How much the share grew: those counted, of all. */
const grown = (share: Share, before: AdminOperations, after: AdminOperations) => [
  after.totals[share].count - before.totals[share].count,
  after.totals[share].of - before.totals[share].of,
];

const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

describe("payments, parcels and returns of the marketplace", () => {
  it("count a parcel whose time to accept it and to send it is over, by when the shop did so", async () => {
    const [early, late, waiting, open] = await Promise.all(
      [1, 1, 1, 1].map((watch) => order(shop, buyer, { watch })),
    );
    const before = await read();
    // 49 hours since it could be accepted
    for (const placed of [early!, late!, waiting!]) await later(shop, getParcel(placed, "Chinor").id, 49);
    await later(shop, getParcel(open!, "Chinor").id, 23);
    await buying.deliver(early!, "Chinor", ago(30));
    await buying.deliver(late!, "Chinor", ago(2));
    const after = await read();
    expect(grown("acceptedInTime", before, after)).toEqual([1, 3]);
    expect(grown("sentInTime", before, after)).toEqual([2, 3]);
    await buying.cancel(waiting!, {});
    await buying.cancel(open!, {});
    // it was late when the buyer cancelled it
    expect(grown("acceptedInTime", before, await read())).toEqual([1, 3]);
  });

  it("leave out a parcel that the buyer cancelled in time, and count one that the shop cancelled", async () => {
    const before = await read();
    const [byBuyer, byShop] = [
      await order(shop, buyer, { watch: 1 }),
      await order(shop, buyer, { watch: 1 }),
    ];
    await buying.cancel(byBuyer, {});
    const calls = parcelCalls(shop);
    const { token } = await calls.member("chinor");
    await calls.move(token, getParcel(byShop, "Chinor").id, "cancelled", { reason: "Sold elsewhere" });
    // before the time to accept them ended
    await shop.db.query(
      `update seller_order set timeline = jsonb_set(timeline, '{entries,-1,at}',
         to_jsonb(to_char((now() - interval '30 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
       where order_id in ($1, $2)`,
      [byBuyer.id, byShop.id],
    );
    for (const placed of [byBuyer, byShop]) await later(shop, getParcel(placed, "Chinor").id, 30);
    const after = await read();
    expect(grown("acceptedInTime", before, after)).toEqual([0, 1]);
    expect(grown("cancelledParcels", before, after)).toEqual([2, 2]);
    const count = ({ cancelledBy }: AdminOperations, actor: string) =>
      cancelledBy.find((row) => row.actor === actor)?.count ?? 0;
    for (const actor of ["buyer", "seller"]) expect(count(after, actor)).toBe(count(before, actor) + 1);
  });

  it("count a delivered parcel once with its return, and the return's reason", async () => {
    const before = await read();
    const placed = await buying.place({ isPaid: true });
    await buying.deliver(placed, "Chinor");
    await buying.deliver(placed, "Atlas");
    await buying.returnPiece(placed, "ring");
    await buying.returnPiece(placed, "ring");
    const after = await read();
    expect(grown("returnedParcels", before, after)).toEqual([1, 2]);
    const defects = ({ returnReasons }: AdminOperations) =>
      returnReasons.find(({ reason }) => reason === "defect")?.count ?? 0;
    expect(defects(after)).toBe(defects(before) + 2);
  });

  it("count attempts to pay that are over, and not those paid too late", async () => {
    const before = await read();
    await shop.db.query(
      `insert into payment_attempt (id, order_id, gateway, method, amount, state, created_time, data)
       select 'payatt_stats_' || n, 'order_stats_' || n, 'payme', 'payme', 1000, state,
         extract(epoch from now()) * 1000, jsonb_build_object('late', late)
       from unnest(array['open', 'confirming', 'paid', 'late', 'cancelled', 'refunded', 'refunded'],
         array[false, false, false, false, false, false, true]) with ordinality as s (state, late, n)`,
    );
    const after = await read();
    const facts = await readOperationFacts(shop.db);
    await shop.db.query("delete from payment_attempt where id like 'payatt_stats_%'");
    expect(grown("paidAttempts", before, after)).toEqual([2, 5]);
    const today = tashkentDay(new Date());
    expect(after.totals.paidAttempts).toEqual(countShares(facts, shiftDay(today, -6), today).paidAttempts);
    const payme = ({ paymentMethods }: AdminOperations) =>
      paymentMethods.find(({ method }) => method === "payme") ?? { count: 0, of: 0 };
    const [were, are] = [payme(before), payme(after)];
    expect([are.count - were.count, are.of - were.of]).toEqual([2, 5]);
  });

  it("are those of the rows in every period, and compared with as many days before", async () => {
    const placed = await order(shop, buyer, { watch: 1 });
    const { id } = getParcel(placed, "Chinor");
    await later(shop, id, 49);
    await buying.deliver(placed, "Chinor", ago(8 * 24));
    const earlier = await order(shop, buyer, { watch: 1 });
    await shop.db.query(
      "update seller_order set created_at = created_at - interval '7 days' where order_id = $1",
      [earlier.id],
    );
    await later(shop, getParcel(earlier, "Chinor").id, 24 * 9);
    const facts = await readOperationFacts(shop.db);
    const today = tashkentDay(new Date());
    await withStoredDays(shop, async () => {
      for (const period of analyticsPeriods) {
        const days = analyticsDays[period];
        const from = shiftDay(today, 1 - days);
        const seen = await readPeriod(period);
        expect(seen.totals, period).toEqual(countShares(facts, from, today));
        expect(seen.before, period).toEqual(countShares(facts, shiftDay(from, -days), shiftDay(from, -1)));
        const late = seen.lateSellers.map(({ name: _name, slug: _slug, ...row }) => row);
        expect(late, period).toEqual(countLateSellers(facts, from, today).slice(0, 10));
        expect(late).not.toEqual([]);
        const sum = (rows: readonly { count: number }[]) =>
          rows.reduce((total, { count }) => total + count, 0);
        expect(sum(seen.paymentMethods)).toBe(seen.totals.paidAttempts.count);
        expect(sum(seen.cancelledBy)).toBe(seen.totals.cancelledParcels.count);
      }
    });
    expect((await read()).before.acceptedInTime.of).toBeGreaterThan(0);
    await buying.cancel(earlier, {});
  });

  it("let the time of shops stand still on the holidays of the settings", async () => {
    const placed = await order(shop, buyer, { watch: 1 });
    await later(shop, getParcel(placed, "Chinor").id, 49);
    const today = tashkentDay(new Date());
    const from = shiftDay(today, -6);
    const holidays = [-5, -2, -1].map((days) => shiftDay(today, days));
    const facts = await readOperationFacts(shop.db, holidays);
    const expected = countShares(facts, from, today);
    const without = countShares(await readOperationFacts(shop.db), from, today);
    expect(expected.acceptedInTime.of).toBeLessThan(without.acceptedInTime.of);
    await shop.db.query("insert into shop_setting (id, value) values ('holidays', $1)", [
      JSON.stringify({ value: holidays }),
    ]);
    try {
      await withStoredDays(shop, async () => {
        const seen = await readPeriod("7d");
        expect(seen.totals).toEqual(expected);
        const late = seen.lateSellers.map(({ name: _name, slug: _slug, ...row }) => row);
        expect(late).toEqual(countLateSellers(facts, from, today).slice(0, 10));
      });
    } finally {
      await shop.db.query("delete from shop_setting where id = 'holidays'");
    }
    await buying.cancel(placed, {});
  });

  it("are for administrators only", async () => {
    for (const token of ["", buyer.token]) expect((await call("", token)).status).toBe(401);
    expect((await call("?period=1d")).status).toBe(400);
  });
});
