import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import type { Buyer } from "../../harness/shop.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { dashboardCalls } from "./dashboard-calls.ts";

let shop: Catalog;
let owner: Buyer;
let clients = 0;

beforeAll(async () => {
  shop = await sharedCatalog();
  owner = await dashboardCalls(shop).member("zargar");
});

beforeEach(awayFromMidnight);

afterAll(() => shop?.db.query("delete from seller_member where customer_id = $1", [owner.id]));

const look = (slug: string, client = `203.0.113.${(clients += 1)}`, commerce = shop.commerce) =>
  commerce.call<{ code: string; details: object }>("POST", `/catalog/products/${slug}/views`, {
    body: { client },
  });
const views = async () => (await dashboardCalls(shop).read(owner)).views;

it("views of a shop's products are stored within seconds, by the day in Tashkent", async () => {
  for (const slug of ["wrist-watch", "wrist-watch", "city-backpack"])
    expect((await look(slug)).status).toBe(200);
  await expect.poll(views, { timeout: 15_000 }).toBe(3);
  const { rows } = await shop.db.query(
    `select v.views::int, v.day = (now() at time zone 'Asia/Tashkent')::date as today
     from product_view_day v join product p on p.id = v.product_id order by v.views`,
  );
  expect(rows).toEqual([
    { views: 1, today: true },
    { views: 2, today: true },
  ]);
});

it("a view of an unknown product is 404, and one without a client is rejected", async () => {
  const unknown = await look("nothing");
  expect([unknown.status, unknown.body.code]).toEqual([404, "product_not_found"]);
  const { status } = await shop.commerce.call("POST", "/catalog/products/wrist-watch/views", { body: {} });
  expect(status).toBe(400);
});

it("one client counts for at most twenty views of a product", async () => {
  const before = await views();
  const all = await Promise.all(Array.from({ length: 25 }, () => look("gold-ring", "198.51.100.9")));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(all.find(({ status }) => status === 429)?.body).toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: expect.any(Number) },
  });
  await expect.poll(views, { timeout: 15_000 }).toBe(before + 20);
});
