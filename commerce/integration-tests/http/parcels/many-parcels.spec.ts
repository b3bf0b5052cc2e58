import { afterAll, beforeAll, expect, it } from "vitest";
import { orderPageSql } from "../../../src/modules/parcel/order-page.ts";
import { parcelCountsSql } from "../../../src/workflows/parcel/count-parcels.ts";
import { filterParcels, type ParcelChoice } from "../../../src/workflows/parcel/parcel-filter.ts";
import { parcelPageSql, type ParcelPage } from "../../../src/workflows/parcel/parcel-rows.ts";
import { chosenParcels } from "../../../src/workflows/parcel/read-parcels.ts";
import { addSeller } from "../../harness/add-seller.ts";
import { readPlan, rowsRead, type Statement } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import type { Person } from "../shops/shop-calls.ts";
import { parcelCalls } from "./parcel-calls.ts";

/** Parcels of the busy shop, one every 14 minutes; PARCELS=<number> for others. */
const MANY = Number(process.env.PARCELS ?? 10_000);
const IS_LARGE = MANY >= 100_000;
/** Parcels of the small shop. */
const FEW = 1_000;
/** Orders of the busy buyer. */
const ORDERS = MANY / 5;

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let busy: Person;
let small: Person;
/** ids by slug */
const ids = new Map<string, string>();

const COLUMNS = `id, order_id, customer_id, seller_id, number, status, items_total, delivery_total, discount_total, total,
  commission_rate, commission, raw_items_total, raw_delivery_total, raw_discount_total, raw_total, raw_commission, timeline,
  created_at, goods`;
/** Contents of a parcel; where they are missing, a job would write them in the middle of a test. */
const PRODUCTS = `'{"rows": []}'`;
const SUMS = "1000, 0, 0, 1000, 1000, 100, '{}', '{}', '{}', '{}', '{}'";

/**
 * Most are delivered; every hundredth has another status, and every thousandth contains a rare ring. Only waiting parcels
 * have a time to accept by: otherwise a job would notify the shop of ten thousand, each by mail, while the tests run.
 */
const fill = (slug: string, count: number) =>
  shop.db.query(
    `insert into seller_order (${COLUMNS}, accept_by, shop_text, buyer_text)
     select 'par_' || slug || n, 'ord_' || slug || n, 'cus', seller.id, slug || n,
       case n % 400 when 1 then 'pending' when 101 then 'confirmed' when 201 then 'shipped' when 301 then 'cancelled'
         else 'delivered' end, ${SUMS},
       jsonb_build_object('entries', jsonb_build_array(jsonb_build_object('status', 'delivered', 'actor', 'seller',
         'at', to_char(now() - n * interval '14 minutes', 'YYYY-MM-DD"T"HH24:MI:SSZ')))),
       now() - n * interval '14 minutes', ${PRODUCTS}, case n % 400 when 1 then now() + interval '1 hour' end,
       slug || n || case when n % 1000 = 7 then ' редкий перстень' else ' обычное кольцо' end,
       'покупатель 99890' || lpad(n::text, 7, '0')
     from seller, generate_series(1, $2::int) as n where slug = $1`,
    [slug, count],
  );

/**
 * Vacuums until every page is marked visible, so that the planner may read an index alone. Another transaction on the
 * server, in any database, would prevent the marking.
 */
async function vacuum(): Promise<void> {
  await shop.db.query("vacuum analyze seller_order, seller_order_tally");
  await shop.db.query("update pg_class set relallvisible = relpages where relname = 'seller_order'");
}

/** Creates a shop with this many parcels. */
async function open(slug: string, count: number): Promise<Person> {
  ids.set(slug, await addSeller(shop.db, slug));
  await fill(slug, count);
  return calls.member(slug);
}

beforeAll(async () => {
  shop = await sharedShop("people");
  calls = parcelCalls(shop);
  busy = await open("busy", MANY);
  small = await open("small", FEW);
  await vacuum();
});

/** Other specs share this shop and should not read these parcels. */
afterAll(async () => {
  await shop?.db.query("delete from seller_order where seller_id in ('sel_busy', 'sel_small', 'sel_buyer')");
});

const countRowsRead = (statement: Statement) => rowsRead(shop.db, statement, IS_LARGE);

const first: ParcelPage = { sort: "newest", limit: 20, offset: 0 };
const page = (choice: ParcelChoice, how: Partial<ParcelPage> = {}, slug = "busy") =>
  countRowsRead(parcelPageSql(filterParcels(ids.get(slug) ?? "", choice), { ...first, ...how }));

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const cursorOf = (from: string) =>
  Buffer.from(JSON.stringify([first.sort, `${Date.parse(from)}000`, "par_"])).toString("base64url");
const longAgo = { from: day(MANY * 0.007 + 2), to: day(MANY * 0.007) };

it.each<[string, ParcelChoice, Partial<ParcelPage>]>([
  ["all", {}, {}],
  ["the oldest", {}, { sort: "oldest" }],
  ["delivered", { tab: "delivered" }, {}],
  ["pending", { tab: "pending" }, {}],
  ["cancelled", { tab: "cancelled" }, { sort: "oldest" }],
  ["days long ago", longAgo, {}],
  ["a common word", { q: "кольцо" }, {}],
  ["a common word of a tab", { q: "кольцо", tab: "delivered" }, {}],
  ["what waits for its money", { tab: "awaiting_payment" }, {}],
  ["what is late", { tab: "late" }, { sort: "oldest" }],
  ["a tab's days long ago", { tab: "delivered", ...longAgo }, { sort: "oldest" }],
  ["one by its whole number", { q: "1234567890-1" }, {}],
  ["after a cursor halfway", {}, { cursor: cursorOf(day(MANY * 0.0035)) }],
])("a page of many parcels reads about its own rows: %s", async (_, choice, how) => {
  // all waiting parcels may be read for one page: there are few, however many the shop has sent
  expect(await page(choice, how)).toBeLessThan(MANY / 400 + 150);
});

it("rare parcels are found by words without reading the rest", async () => {
  for (const q of ["перстень", "редкий перстень", "+998 90 000-54-32", "busy5432"]) {
    expect([q, Math.max(1500, await page({ q }))]).toEqual([q, 1500]);
    // the many parcels of another shop cost a small shop nothing
    expect([q, Math.max(FEW, await page({ q }, {}, "small"))]).toEqual([q, FEW]);
  }
  expect(await page({ q: "перстень", tab: "delivered" }, { sort: "oldest" })).toBeLessThan(1500);
});

it("a page of a buyer with many orders counts them and reads about its own rows", async () => {
  await shop.db.query(
    `insert into seller_order (${COLUMNS})
     select 'par_buyer' || n, 'ord_buyer' || n, 'cus_busy', 'sel_buyer', 'buyer' || n || '-1', 'delivered', ${SUMS},
       '{"entries": []}', now() - n * interval '14 minutes', ${PRODUCTS} from generate_series(1, $1::int) as n`,
    [ORDERS],
  );
  await vacuum();
  const page = orderPageSql({ customerId: "cus_busy", limit: 20, offset: 0 });
  // each is counted in an index, and only the page's own are read again
  expect(await countRowsRead(page)).toBeLessThan(ORDERS + 100);
});

it("one parcel by its id or number, and fifty for their labels, are read without the others", async () => {
  const keys = Array.from({ length: 50 }, (_, at) => (at % 2 ? `par_busy${at + 1}` : `busy${at + 1}`));
  for (const wanted of [["par_busy7777"], ["busy7777"], keys]) {
    expect(await countRowsRead(parcelPageSql(...chosenParcels(ids.get("busy") ?? "", wanted)))).toBeLessThan(
      40 * wanted.length,
    );
  }
});

it("a late page skips earlier parcels in an index without reading them", async () => {
  const far = parcelPageSql(filterParcels(ids.get("busy") ?? "", {}), { ...first, offset: MANY / 20 });
  expect(await readPlan(shop.db, far)).toMatch(/Index Only Scan.*seller_id_created_at_id/);
});

it("the counts of a shop are stored, not counted, and correct", async () => {
  expect(await countRowsRead(parcelCountsSql(ids.get("busy") ?? ""))).toBeLessThan(300);
  const many = (await calls.list(busy.token)).body;
  expect(many.count).toBe(MANY);
  expect(many.counts).toMatchObject({ delivered: MANY * 0.99, pending: MANY / 400, late: 0 });
  expect((await calls.list(small.token)).body.count).toBe(FEW);
  expect((await calls.list(busy.token, "?q=перстень")).body.count).toBe(MANY / 1000);
});

it("the counts of a shop follow parcels changed in bulk, rolled back, deleted, and folded meanwhile", async () => {
  const [mine, theirs] = [ids.get("small"), ids.get("busy")];
  const fold = () => shop.commerce.run("../../http/parcels/inside/fold-tally.ts");
  const disagree = `select seller_id, tab, sum(change) from (
      select seller_id, tab, change from seller_order_tally
      union all select seller_id, seller_order_tab(status, accept_by, deleted_at), -1 from seller_order) as told
    where tab is not null group by seller_id, tab having sum(change) <> 0`;
  const changes = [
    `update seller_order set status = 'processing' where seller_id = '${mine}' and status = 'confirmed'`,
    `update seller_order set accept_by = null where seller_id = '${mine}' and status = 'pending'`,
    `begin; update seller_order set status = 'pending' where seller_id = '${mine}'; rollback`,
    `update seller_order set deleted_at = now() where seller_id = '${mine}' and status = 'shipped'`,
    `update seller_order set seller_id = '${theirs}' where seller_id = '${mine}' and status = 'processing'`,
    `delete from seller_order where seller_id = '${mine}' and status = 'delivered'`,
  ];
  for (const change of changes) {
    await Promise.all([shop.db.query(change), fold(), fold(), fold()]);
    expect([change, (await shop.db.query(disagree)).rows]).toEqual([change, []]);
  }
  const { body } = await calls.list(small.token);
  expect(body.counts).toMatchObject({
    awaiting_payment: 3,
    pending: 0,
    shipped: 0,
    delivered: 0,
    cancelled: 2,
  });
  expect(body.count).toBe(5);
});
