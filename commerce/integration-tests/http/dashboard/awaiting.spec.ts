import type { AdminStats } from "@bezak/contract/admin-stats.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import type { Person } from "../shops/shop-calls.ts";
import { openStats, type StatsOrders } from "./stats-orders.ts";

/** What awaits a decision of an administrator, as the overview counts it. */
let shop: Shop;
let admin: string;
let buyer: Person;
let buying: StatsOrders;

beforeAll(async () => {
  ({ shop, admin, buyer, buying } = await openStats());
});

afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = <T>(path: string) => shop.commerce.call<T>("GET", `/admin/${path}`, { token: admin });
const readStats = async () => (await call<{ stats: AdminStats }>("stats")).body.stats;

it("counts what awaits a decision, as its lists do", async () => {
  const { awaiting: before } = await readStats();
  await shop.db.query(
    `insert into contact_message (id, number, topic, name, email, message, language, status, idempotency_key, body_hash)
     select 'cmsg_stats_' || n, 'stats' || n, 'other', 'Ali', 'a@b.uz', 'Text', 'ru', status, 'stats' || n, ''
     from unnest(array['new', 'new', 'answered']) with ordinality as s (status, n)`,
  );
  await shop.db.query(
    `insert into product_review (id, product_id, seller_id, customer_id, rating, text, images, status)
     select 'prev_stats_' || n, 'prod_stats', 'sel_stats', 'cus_stats_' || n, 5, 'Text', '{}', status
     from unnest(array['pending', 'published']) with ordinality as s (status, n)`,
  );
  await shop.db.query(
    "update contact_message set created_at = '2001-01-01 10:00:00.25+05' where id = 'cmsg_stats_2'",
  );
  // written long ago, edited later
  await shop.db.query(
    `update product_review set created_at = '2001-01-01', updated_at = '2001-02-01 10:00+05'
     where id = 'prev_stats_1'`,
  );
  await shop.db.query(
    `insert into review_report (id, review_id, reason, created_at)
     values ('rrep_stats', 'prev_stats_2', 'spam', '2001-03-01 10:00+05')`,
  );
  await shop.db.query(
    `insert into changed_product (product_id, changed, created_at)
     select id, '[]', '2001-04-01 10:00+05' from product where handle = 'ring'`,
  );
  const { awaiting } = await readStats();
  const { counts } = (await call<{ counts: Record<string, number> }>("moderation")).body;
  await shop.db.query("delete from changed_product where created_at < '2002-01-01'");
  await shop.db.query("delete from review_report where id = 'rrep_stats'");
  await shop.db.query("delete from contact_message where id like 'cmsg_stats_%'");
  await shop.db.query("delete from product_review where id like 'prev_stats_%'");
  expect(awaiting).toEqual({
    ...before,
    messages: before.messages + 2,
    reviews: before.reviews + 1,
    reports: before.reports + 1,
    products: before.products + 1,
    oldest: {
      ...before.oldest,
      reports: "2001-03-01T05:00:00.000Z",
      products: "2001-04-01T05:00:00.000Z",
      messages: "2001-01-01T05:00:00.250Z",
      reviews: "2001-02-01T05:00:00.000Z",
    },
  });
  expect((await readStats()).awaiting).toEqual(before);
  // the queue has the same of each of its kinds
  const { applications, reviews, reports, products, messages } = awaiting;
  expect(counts).toEqual({
    application: applications,
    review: reviews,
    report: reports,
    product: products,
    message: messages,
  });
});

it("names the application and the refund that wait longest, as their lists do", async () => {
  const placed = await buying.place();
  await shop.db.query(
    `insert into seller_application (id, customer_id, company_name, business_type, contact_person, phone, description,
       monthly_volume, experience, categories, terms_agreed_at, created_at)
     values ('selapp_stats', $1, 'Stats', 'llc', 'Ali', '+998901234567', 'Text', 'under_50', 'none', '[]', now(), '2001-01-01')`,
    [buyer.id],
  );
  const owe = (state: string, sum: number) =>
    shop.db.query(
      `update order_cancellation set refund_state = $2, refund_amount = $3, raw_refund_amount = $4
       where order_id = $1`,
      [placed.id, state, sum, { value: String(sum), precision: 20 }],
    );
  await owe("owed", 1000);
  const { awaiting } = await readStats();
  const { body: refunds } = await call<{ refunds: { since: string }[]; count: number }>("refunds-owed");
  const { body: applications } = await call<{ applications: { createdAt: string }[]; count: number }>(
    "seller-applications?status=pending",
  );
  await owe("none", 0);
  await shop.db.query("delete from seller_application where id = 'selapp_stats'");
  expect([awaiting.refunds, awaiting.oldest.refunds]).toEqual([refunds.count, refunds.refunds[0]?.since]);
  expect(applications.applications[0]?.createdAt).toBe("2001-01-01T00:00:00.000Z");
  expect([awaiting.applications, awaiting.oldest.applications]).toEqual([
    applications.count,
    applications.applications[0]?.createdAt,
  ]);
  const { body: adjustments } = await call<{ count: number }>("adjustments?status=waiting");
  expect(awaiting.adjustments).toBe(adjustments.count);
});
