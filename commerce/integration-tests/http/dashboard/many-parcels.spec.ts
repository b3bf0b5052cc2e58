import { afterAll, beforeAll, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { openShop, type Buyer, type Shop } from "../../harness/shop.ts";
import { dashboardOf } from "./dashboard-calls.ts";

/** Parcels of the busy shop over its last hundred days, every product on every day; the small one has a hundredth. */
const MANY = 100_000;
const GOODS = 97;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

let shop: Shop;
let busy: Buyer;
let small: Buyer;

const fill = (slug: string, count: number) =>
  shop.db.query(
    `insert into seller_order (id, order_id, customer_id, seller_id, number, status, items_total, delivery_total,
       discount_total, total, commission_rate, commission, timeline, raw_items_total, raw_delivery_total,
       raw_discount_total, raw_total, raw_commission, created_at, goods)
     select 'par_' || slug || n, 'ord_' || slug || n, 'cus', seller.id, slug || n, 'delivered', 1000 + n % 7, 0, 0,
       1000 + n % 7, 1000, 100, '{"entries": []}', '{}', '{}', '{}', '{}', '{}', now() - n % 100 * interval '1 day',
       jsonb_build_object('rows', jsonb_build_array(jsonb_build_object(
         'product', 'prod_' || n % ${GOODS}, 'pieces', 1, 'total', 1000 + n % 7)))
     from seller, generate_series(1, $2::int) as n where slug = $1`,
    [slug, count],
  );

beforeAll(async () => {
  await awayFromMidnight();
  shop = await openShop("many_parcels");
  const view = dashboardOf(shop);
  [busy, small] = [await view.member("atlas"), await view.member("chinor")];
  await fill("atlas", MANY);
  await fill("chinor", MANY / 100);
  await shop.commerce.run("../../http/dashboard/inside/fold-sales.ts");
  await shop.db.query("vacuum analyze sale_day, sale_change, seller_order");
});

afterAll(() => shop?.close());

/** Rows that a plan looks at. */
function rowsOf({ Plans = [], ...node }: Plan): number {
  const each = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  const own = node["Relation Name"] ? each * (node["Actual Loops"] ?? 0) : 0;
  return Plans.reduce((sum, plan) => sum + rowsOf(plan), own);
}

async function looksAt(where: string, slug: string): Promise<number> {
  const today = tashkentDay(new Date());
  const { rows } = await shop.db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (analyze, format json) select sum(pieces), sum(total) from sale_day
     where seller_id = (select id from seller where slug = '${slug}') and ${where}
       and day between '${shiftDay(today, -89)}' and '${today}'`,
  );
  return rowsOf(rows[0]!["QUERY PLAN"][0].Plan);
}

it("a shop with a hundred thousand parcels reads its days, and not its parcels", async () => {
  const days = await looksAt("product_id = ''", "atlas");
  expect(days).toBeLessThanOrEqual(100);
  // a row for each product and day, of the other shop too while the table is this small
  expect(await looksAt("product_id <> ''", "atlas")).toBeLessThan(MANY / 8);
  const seen = await dashboardOf(shop).read(busy, "?period=90d");
  expect(seen.orders).toBe((MANY / 100) * 90);
  expect(seen.series).toHaveLength(90);
  expect((await dashboardOf(shop).read(small, "?period=90d")).orders).toBe((MANY / 10_000) * 90);
});

it("its days are what its parcels come to", async () => {
  const rule = "what was sold by day is not what the parcels come to";
  expect((await brokenRules(shop.db))[rule]).toBeUndefined();
});
