import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { payFor, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, type Buyer, type Shop } from "../../harness/shop.ts";
import { readDifferences } from "../orders/read-differences.ts";
import { clickAt, toPrepare } from "./click-calls.ts";
import { cancel, choose, payByClick, placeFor } from "./pay-order.ts";
import { createPaymeClient, newId } from "./payme-client.ts";

let shop: Shop;
let buyer: Buyer;
let otherBuyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("orders");
  [buyer, otherBuyer] = (await createBuyers(shop.commerce, 2)) as [Buyer, Buyer];
});
afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

const prepare = ({ number, totals }: OrderView) =>
  clickAt(shop.commerce.base).prepare(toPrepare({ number, amount: totals.total }));
const create = (id: string, { number, totals }: OrderView) =>
  createPaymeClient(shop).call("CreateTransaction", {
    id,
    time: Date.now(),
    amount: totals.total * 100,
    account: { order_id: number },
  });

const toShop = ({ id, parcels }: OrderView) => ({
  orderId: id,
  parcelId: parcels[0]?.id,
  to: "confirmed",
  actor: "seller",
});

/** A minute passes without another call of Click. */
const lapse = ({ id }: OrderView) =>
  shop.db.query(
    "update payment_attempt set created_time = created_time - 60000 where order_id = $1 and state = 'open'",
    [id],
  );

describe("an unpaid order", () => {
  let order: OrderView;
  beforeAll(async () => {
    order = await placeFor(shop, buyer, "payme");
  });

  it("shows where to pay and until when it is reserved", () => {
    expect(order.payment).toMatchObject({ status: "pending", method: "payme", expiresAt: null });
    const text = Buffer.from(String(order.payment.payUrl?.split("/").at(-1)), "base64").toString();
    expect(text).toContain(`ac.order_id=${order.number};a=${order.totals.total * 100}`);
    expect(text).toContain(`/payment-status/${order.payment.id}`);
    const held = Date.parse(order.payment.openUntil ?? "") - Date.parse(order.createdAt);
    expect(Math.round(held / 60_000)).toBe(60);
  });

  it("cannot be paid by another buyer, redirects to our own site only, and is not packed before it is paid", async () => {
    const refused = await choose(shop, otherBuyer, order, "click");
    expect([refused.status, refused.body.code]).toEqual([404, "order_not_found"]);
    const read = await shop.commerce.call("GET", `/customer/payments/${order.payment.id}`, {
      token: otherBuyer.token,
    });
    expect(read.status).toBe(404);
    for (const returnUrl of ["https://evil.example", "//evil.example", "/\\evil.example", "orders"]) {
      const body = { orderId: order.id, method: "payme", returnUrl };
      const answer = await shop.commerce.call("POST", "/customer/payments", { token: buyer.token, body });
      expect(answer.status, returnUrl).toBe(400);
    }
    await expect(shop.commerce.run("move-parcel.ts", toShop(order))).rejects.toThrow("not paid yet");
  });

  it("gives the same answer to the same choice, and 422 to the same key with another body", async () => {
    const headers = { "idempotency-key": "pay-1" };
    const both = await Promise.all([1, 2].map(() => choose(shop, buyer, order, "click", headers)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(both[0]?.body.payment).toMatchObject({ method: "click", status: "pending" });
    expect(both[0]?.body.payment.payUrl).toContain(`transaction_param=${order.number}`);
    const other = await choose(shop, buyer, order, "payme", headers);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("refuses the former payment method, is paid once by the new one, and can then be packed", async () => {
    expect((await choose(shop, buyer, order, "click")).status).toBe(201);
    expect((await create(newId(), order)).error?.code).toBe(-31052);
    await payByClick(shop, order);
    expect((await readOrder(shop, buyer, order)).payment).toMatchObject({ status: "paid", method: "click" });
    const refused = await choose(shop, buyer, order, "payme");
    expect([refused.status, refused.body.code]).toEqual([409, "already_paid"]);
    await shop.commerce.run("move-parcel.ts", toShop(order));
  });
});

describe("an order with cash on delivery", () => {
  it("cannot change to another method once its seller has begun, and is paid once", async () => {
    const cash = await placeFor(shop, buyer, "cash");
    await shop.commerce.run("move-parcel.ts", toShop(cash));
    const refused = await choose(shop, buyer, cash, "payme");
    expect([refused.status, refused.body.code]).toEqual([409, "payment_closed"]);
    const { payment } = (
      await shop.commerce.call<{ payment: { methods: string[] } }>(
        "GET",
        `/customer/payments/${cash.payment.id}`,
        { token: buyer.token },
      )
    ).body;
    expect(payment.methods).toEqual([]);
    await payFor(shop, cash);
    expect((await choose(shop, buyer, cash, "payme")).body.code).toBe("already_paid");
  });

  it("has no payment deadline, and gets one when another method is chosen", async () => {
    const order = await placeFor(shop, buyer, "payme");
    const { payment } = (await choose(shop, buyer, order, "cash")).body;
    expect(payment).toMatchObject({ method: "cash", payUrl: null, openUntil: null });
    expect((await create(newId(), order)).error?.code).toBe(-31052);
    // changed back: it is reserved again, with a deadline
    const again = (await choose(shop, buyer, order, "payme")).body.payment;
    expect(Date.parse(again.openUntil ?? "")).toBeGreaterThan(Date.now());

    expect((await create(newId(), order)).result).toMatchObject({ state: 1 });
    await shop.db.query(
      "update payment_attempt set expires_at = now() - interval '1 second' where order_id = $1",
      [order.id],
    );
    expect((await choose(shop, buyer, order, "click")).status).toBe(201);
    await payByClick(shop, order);
    expect((await readOrder(shop, buyer, order)).payment).toMatchObject({ status: "paid", method: "click" });
  });
});

describe("an order with an open attempt", () => {
  it("accepts one of two attempts at once, and can be paid or cancelled again when the gateway lets go", async () => {
    const order = await placeFor(shop, buyer, "payme");
    const id = newId();
    expect((await create(id, order)).result).toMatchObject({ state: 1 });
    const held = await readOrder(shop, buyer, order);
    expect(held.payment).toMatchObject({ status: "processing", payUrl: null });
    expect(Date.parse(held.payment.expiresAt ?? "")).toBeGreaterThan(Date.now());
    const refused = await choose(shop, buyer, order, "click");
    expect([refused.status, refused.body.code]).toEqual([409, "payment_in_progress"]);
    const cancellation = await cancel(shop, buyer, order);
    expect([cancellation.status, cancellation.body.code]).toEqual([409, "payment_in_progress"]);
    await createPaymeClient(shop).cancel(id, 3);
    expect((await readOrder(shop, buyer, order)).payment.status).toBe("failed");

    // a minute after a Prepare without a Complete: the same method, another one, or a cancellation
    expect((await choose(shop, buyer, order, "click")).status).toBe(201);
    for (const free of [
      () => choose(shop, buyer, order, "click"),
      () => choose(shop, buyer, order, "payme"),
      () => cancel(shop, buyer, order),
    ]) {
      if ((await readOrder(shop, buyer, order)).payment.method !== "click") {
        await choose(shop, buyer, order, "click");
      }
      const both = await Promise.all([prepare(order), prepare(order)]);
      expect(both.map(({ error }) => error).toSorted((a, b) => a - b)).toEqual([-9, 0]);
      expect((await readOrder(shop, buyer, order)).payment.payUrl).toBeNull();
      expect((await cancel(shop, buyer, order)).body.code).toBe("payment_in_progress");
      await lapse(order);
      expect([200, 201]).toContain((await free()).status);
    }
    expect((await readOrder(shop, buyer, order)).payment.status).toBe("cancelled");

    // a closed order can neither be paid nor get another method
    expect((await create(newId(), order)).error?.code).toBeLessThanOrEqual(-31008);
    const late = await choose(shop, buyer, order, "click");
    expect([late.status, late.body.code]).toEqual([409, "payment_closed"]);
  });
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer)).toEqual([]);
});
