import { afterEach, beforeAll, expect, it } from "vitest";
import { brokenAtRest, untilAtRest } from "../../harness/payments/at-rest.ts";
import { openAttempt } from "../../harness/payments/open-attempt.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { cancel } from "./pay-order.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("at_rest");
  buyer = await createBuyer(shop.commerce);
});

afterEach(async () => expect(await brokenAtRest(shop)).toEqual({}));

/** Bugs found by random interleavings, each as a deterministic test. */

it("Payme refunds a payment before it is booked", async () => {
  const one = await openAttempt(shop, buyer, "payme", 0);
  await whileRefused(shop.db, "insert on capture", async () => {
    expect((await one.pay(shop)).state).toBe(2);
    expect((await one.refund(shop)).state).toBe(-2);
  });
  await untilAtRest(shop.db, shop.commerce);
  const { status, payment } = await readOrder(shop, buyer, one.order);
  expect([status, payment.refunded]).toEqual(["cancelled", one.order.totals.total]);
});

it("Payme pays and refunds while a cancellation is being planned", async () => {
  const one = await openAttempt(shop, buyer, "payme", 1);
  expect((await one.refund(shop)).state).toBe(-1);
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    await client.query("select 1 from payment_due where id = $1 for update", [one.order.id]);
    const cancellation = cancel(shop, buyer, one.order);
    // it has read an unpaid order, and waits for the row
    await until("the cancellation to wait", () => waiting(shop.db));
    await client.query(
      `update payment_attempt set state = 'refunded', performed_time = 1, cancelled_time = 2 where order_id = $1`,
      [one.order.id],
    );
    await client.query("commit");
    expect((await cancellation).body.code).toBe("payment_in_progress");
  } finally {
    client.release();
  }
  expect((await cancel(shop, buyer, one.order)).status).toBe(200);
});
