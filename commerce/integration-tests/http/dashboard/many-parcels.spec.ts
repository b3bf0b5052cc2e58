import { afterAll, beforeAll, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { addSeller } from "../../harness/add-seller.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { rowsRead } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Buyer, Shop } from "../../harness/shop.ts";
import { dashboardCalls } from "./dashboard-calls.ts";

/**
 * Parcels of the busy shop over its last hundred days, every product on every day; the small shop has a hundredth.
 * PARCELS=<number> sets another count.
 */
const MANY = Number(process.env.PARCELS ?? 10_000);
const IS_LARGE = MANY >= 100_000;
const PRODUCTS = 7;
const DAYS = 100;

let shop: Shop;
let busy: Buyer;
let small: Buyer;

/** Creates a shop with this many parcels. */
async function open(slug: string, count: number): Promise<Buyer> {
  const id = await addSeller(shop.db, slug);
  await shop.db.query(
    `insert into seller_order (id, order_id, customer_id, seller_id, number, status, items_total, delivery_total,
       discount_total, total, commission_rate, commission, timeline, raw_items_total, raw_delivery_total,
       raw_discount_total, raw_total, raw_commission, created_at, goods)
     select 'par_' || $1 || n, 'ord_' || $1 || n, 'cus', $1, $1 || n, 'delivered', 1000 + n % 7, 0, 0,
       1000 + n % 7, 1000, 100, '{"entries": []}', '{}', '{}', '{}', '{}', '{}', now() - n % ${DAYS} * interval '1 day',
       jsonb_build_object('rows', jsonb_build_array(jsonb_build_object(
         'product', 'prod_' || n % ${PRODUCTS}, 'pieces', 1, 'total', 1000 + n % 7)))
     from generate_series(1, $2::int) as n`,
    [id, count],
  );
  return dashboardCalls(shop).member(slug);
}

beforeAll(async () => {
  await awayFromMidnight();
  shop = await sharedShop("people");
  busy = await open("busy_days", MANY);
  small = await open("few_days", MANY / 100);
  await shop.commerce.run("../../http/dashboard/inside/fold-sales.ts");
  await shop.db.query("vacuum analyze sale_day, sale_change, seller_order");
});

/** Other specs share this shop and should not read these parcels. */
afterAll(async () => {
  await shop?.db.query("delete from seller_order where seller_id in ('sel_busy_days', 'sel_few_days')");
});

const countRowsRead = (where: string, slug: string) => {
  const today = tashkentDay(new Date());
  return rowsRead(
    shop.db,
    {
      sql: `select sum(pieces), sum(total) from sale_day
      where seller_id = ? and ${where} and day between ? and ?`,
      values: [`sel_${slug}`, shiftDay(today, -89), today],
    },
    IS_LARGE,
  );
};

it("the dashboard of a shop with many parcels reads its days and not its parcels", async () => {
  const days = await countRowsRead("product_id = ''", "busy_days");
  expect(days).toBeLessThanOrEqual(2 * DAYS);
  // a row for each product and day; while the table is this small also of the other shop
  expect(await countRowsRead("product_id <> ''", "busy_days")).toBeLessThan(MANY / 4);
  const seen = await dashboardCalls(shop).read(busy, "?period=90d");
  expect(seen.orders).toBe((MANY / 100) * 90);
  expect(seen.series).toHaveLength(90);
  expect((await dashboardCalls(shop).read(small, "?period=90d")).orders).toBe((MANY / 10_000) * 90);
});

it("the sales by day match the parcels", async () => {
  const own = async () => {
    const broken = await brokenRules(shop.db);
    const rows = broken["the sales by day differ from the parcels"] as { seller_id: string }[];
    return (rows ?? []).filter(({ seller_id: id }) => id === "sel_busy_days").length;
  };
  expect(await own()).toBe(0);
  // and a wrong day is noticed
  await shop.db.query(
    "update sale_day set pieces = pieces + 1 where seller_id = 'sel_busy_days' and product_id = 'prod_1'",
  );
  expect(await own()).toBe(DAYS);
});
