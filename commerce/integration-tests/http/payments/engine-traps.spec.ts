import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { clickAt, toPrepare } from "./click-calls.ts";
import { cancel, completeClick, placeFor } from "./pay-order.ts";
import { hideOrders } from "./reconcile-client.ts";
import { holdJobs } from "../../harness/hold-jobs.ts";

// How Medusa mishandles payments that arrive later, each test with its own order.
let shop: Shop;
let buyer: Buyer;
let order: OrderView;
const placed: string[] = [];
let release: Awaited<ReturnType<typeof holdJobs>> | undefined;

beforeAll(async () => {
  shop = await sharedShop("payments");
  buyer = await createBuyer(shop.commerce);
  // the tests run the job themselves
  release = await holdJobs(shop);
});
beforeEach(async () => {
  order = await placeFor(shop, buyer, "click");
  placed.push(order.id);
});
afterAll(async () => {
  await release?.();
  await shop?.db.query("delete from pgboss.job where data->>'orderId' = any($1)", [placed]);
  await hideOrders(shop, placed);
});

const settle = () => shop.commerce.run<string | null>("settle-paid.ts", { orderId: order.id });

async function readBookings() {
  const { rows } = await shop.db.query<{ captures: number; captured: number; transactions: number }>(
    `select (select count(*)::int from capture c join payment p on p.id = c.payment_id
             where p.payment_collection_id = l.payment_collection_id) as captures,
            (select coalesce(sum(c.amount), 0)::int from capture c join payment p on p.id = c.payment_id
             where p.payment_collection_id = l.payment_collection_id) as captured,
            (select count(*)::int from order_transaction t where t.order_id = l.order_id) as transactions
     from order_payment_collection l where l.order_id = $1`,
    [order.id],
  );
  return rows[0];
}

const once = () => ({ captures: 1, captured: order.totals.total, transactions: 1 });
const nothing = { captures: 0, captured: 0, transactions: 0 };

it("a failure that Medusa swallows is noticed, and the retried job books", async () => {
  await completeClick(shop, order);
  await whileRefused(shop.db, "insert on payment", async () => {
    expect(await settle()).not.toBeNull();
    expect(await readBookings()).toEqual(nothing);
    expect((await readOrder(shop, buyer, order)).payment.status).toBe("paid");
  });
  expect(await settle()).toBeNull();
  expect(await readBookings()).toEqual(once());
});

it("the ledger's sum is booked, not one that a killed process left in Medusa", async () => {
  await shop.db.query(`update payment_session set amount = amount + 1000 where payment_collection_id = $1`, [
    order.payment.id,
  ]);
  await completeClick(shop, order);
  expect(await settle()).toBeNull();
  expect(await readBookings()).toEqual(once());
});

it("late money that was refunded does not hide a later payment", async () => {
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, data)
     values ($1, $2, 'atmos', 'uzcard', $1, 1000, 'refunded', 1, '{"late": true}')`,
    [`payatt_late_${order.number}`, order.id],
  );
  await completeClick(shop, order);
  expect(await settle()).toBeNull();
  expect(await readBookings()).toEqual(once());
});

it("a cancelled order accepts no payment", async () => {
  await cancel(shop, buyer, order);
  const { number, totals } = order;
  const late = await clickAt(shop.commerce.base).prepare(toPrepare({ number, amount: totals.total }));
  expect(late.error).toBe(-9);
  expect(await settle()).toBeNull();
  expect(await readBookings()).toEqual(nothing);
});

it("a refund that the gateway does not confirm is not booked", async () => {
  await completeClick(shop, order);
  await settle();
  // the gateway of this shop is silent, so the refund is unknown
  await cancel(shop, buyer, order);
  const { rows } = await shop.db.query(
    `select 1 from refund r join payment p on p.id = r.payment_id where p.payment_collection_id = $1`,
    [order.payment.id],
  );
  expect(rows).toEqual([]);
  expect((await readOrder(shop, buyer, order)).payment).toMatchObject({ refunded: 0 });
});

it("five jobs at once book one payment", async () => {
  await completeClick(shop, order);
  expect(await Promise.all(Array.from({ length: 5 }, settle))).toEqual(Array(5).fill(null));
  expect(await readBookings()).toEqual(once());
});
