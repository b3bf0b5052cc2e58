import type { AdminCohorts, AdminSales } from "@bezak/contract/admin-analytics.ts";
import { analyticsDays, analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDay, tashkentDay, tashkentMonth } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { countCohorts } from "./recount-cohorts.ts";
import { readSold, readSoldByShop, type Sold } from "./recount.ts";
import { openStats, statsOrders } from "./stats-orders.ts";
import { forgetStoredDays, storeDays } from "./stored-days.ts";

const DAY = 86_400_000;

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  ({ shop, admin, buyer } = await openStats());
});
beforeEach(awayFromMidnight);
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = <T>(path: string, token = admin) =>
  shop.commerce.call<T & { code: string }>("GET", `/admin/analytics/${path}`, { token });
const today = () => tashkentDay(new Date());

describe("what is sold less, and the shops that sell most", () => {
  it("are those of the rows in every period", async () => {
    const [sunk, cancelled] = [
      await order(shop, buyer, { button: 90, watch: 1 }),
      await order(shop, buyer, { watch: 5 }),
    ];
    await order(shop, buyer, { watch: 1 });
    await statsOrders(shop, buyer).cancel(cancelled, {});
    await shop.db.query(
      "update seller_order set created_at = created_at - interval '7 days' where order_id in ($1, $2)",
      [sunk.id, cancelled.id],
    );
    await forgetStoredDays(shop);
    for (const period of analyticsPeriods) {
      const { sales } = (await call<{ sales: AdminSales }>(`sales?period=${period}`)).body;
      const from = shiftDay(today(), 1 - analyticsDays[period]);
      const begin = shiftDay(from, -analyticsDays[period]);
      const compare = (now: Sold[], before: Sold[]) =>
        before
          .map(([id, pieces, value]) => {
            const [, piecesNow, valueNow] = now.find(([one]) => one === id) ?? [id, 0, 0];
            return { id, pieces: piecesNow, sales: valueNow, before: { pieces, sales: value } };
          })
          .filter((one) => one.sales < one.before.sales)
          .sort(
            (one, other) =>
              one.sales - one.before.sales - (other.sales - other.before.sales) ||
              (one.id < other.id ? -1 : 1),
          );
      const [soldNow, soldBefore] = [
        await readSold(shop.db, from),
        await readSold(shop.db, begin, shiftDay(from, -1)),
      ];
      const sinking = sales.sinkingProducts.map(({ productId: id, pieces, sales: value, before }) => ({
        id,
        pieces,
        sales: value,
        before,
      }));
      expect(sinking, period).toEqual(compare(soldNow, soldBefore).slice(0, 10));
      const [shopsNow, shopsBefore] = [
        await readSoldByShop(shop.db, from),
        await readSoldByShop(shop.db, begin, shiftDay(from, -1)),
      ];
      const sellers = sales.sellers.map((one) => [one.sellerId, one.parcels, one.sales]);
      expect(sellers, period).toEqual(shopsNow.filter(([, , value]) => value > 0).slice(0, 10));
      for (const { sellerId, before } of sales.sellers) {
        const [, parcels, value] = shopsBefore.find(([id]) => id === sellerId) ?? ["", 0, 0];
        expect(before).toEqual({ parcels, sales: value });
      }
    }
    const { sales } = (await call<{ sales: AdminSales }>("sales")).body;
    expect(sales.sinkingProducts.map(({ slug }) => slug)).toContain("button");
    expect(sales.sellers.map(({ slug }) => slug)).toContain("chinor");
  });
});

/** Sets when an order's delivery was booked. Bookings never change, so their triggers are left out. */
async function backdate(orderId: string, at: Date): Promise<void> {
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query("update ledger_transaction set at = $2 where order_id = $1", [orderId, at]);
    await client.query("select list_parcel_dates(array[$1])", [orderId]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

describe("buyers by the month of their first delivered order", () => {
  it("are counted from the ledger, with those who ordered again while the days are over for all", async () => {
    const readStored = async () => (await call<{ cohorts: AdminCohorts }>("cohorts")).body.cohorts;
    const readCohorts = async () => {
      await forgetStoredDays(shop);
      return (await readStored()).cohorts;
    };
    const before = await readCohorts();
    const returning = await shopCalls(shop).people.join();
    const buying = statsOrders(shop, returning);
    const first = Date.now() - 200 * DAY;
    // delivered in another order than placed; the last after 31 days
    for (const days of [31, 0, 170]) {
      const placed = await order(shop, returning, { watch: 1 });
      await buying.deliver(placed, "Chinor");
      await backdate(placed.id, new Date(first + days * DAY));
    }
    const cohorts = await readCohorts();
    expect(cohorts).toEqual(
      await countCohorts(
        shop.db,
        cohorts.map(({ month }) => month),
      ),
    );
    await storeDays(shop, { again: true });
    const stored = await readStored();
    expect(stored.cohorts).toEqual(cohorts);
    const { rows } = await shop.db.query("select 1 from marketplace_day where figure = 'cohort'");
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(stored.countedAt).not.toBeNull();
    const month = tashkentMonth(new Date(first));
    const find = (all: AdminCohorts["cohorts"]) => all.find((cohort) => cohort.month === month)!;
    const [one, other] = [find(before), find(cohorts)];
    expect(other.buyers - one.buyers).toBe(1);
    expect(other.again30! - one.again30!).toBe(0);
    expect(other.again60! - one.again60!).toBe(1);
    expect(cohorts).toHaveLength(12);
    expect(cohorts.at(-1)).toMatchObject({ month: tashkentMonth(new Date()), again30: null, again90: null });
    expect(cohorts[0]!.again90).not.toBeNull();
  });
});

it("sales and cohorts are for administrators only", async () => {
  for (const path of ["sales", "cohorts"])
    for (const token of ["", buyer.token]) expect((await call(path, token)).status).toBe(401);
  expect((await call("sales?period=1d")).body.code).toBe("invalid_query");
});
