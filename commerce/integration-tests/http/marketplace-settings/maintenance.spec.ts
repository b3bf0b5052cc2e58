import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { payByClick, placeFor } from "../payments/pay-order.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let shop: Shop;
let buyer: Buyer;
let admin: string;

beforeAll(async () => {
  shop = await sharedShop("payments");
  buyer = await createBuyer(shop.commerce);
  admin = await shopCalls(shop).administrator();
});

afterAll(() => switchTo(false));

const switchTo = async (maintenance: boolean) => {
  const { status } = await shop.commerce.call("POST", "/admin/settings", {
    token: admin,
    body: { maintenance },
  });
  expect(status).toBe(200);
};

const order = () => newOrder(getLines(shop, { ring: 1 }));
const unavailable = { status: 503, body: { code: "maintenance" } };
const choose = (orderId: string) =>
  shop.commerce.call("POST", "/customer/payments", {
    token: buyer.token,
    body: { orderId, method: "payme" },
  });

it("refuses new orders and payments in every process, and takes them with the same key afterwards", async () => {
  const second = await secondProcess("payments");
  const [key, later] = [randomUUID(), randomUUID()];
  const placed = await place<{ order: OrderView }>(shop.commerce, buyer, order(), key);
  expect(placed.status).toBe(201);
  await switchTo(true);
  for (const at of [shop.commerce, second])
    expect(await place(at, buyer, order(), later)).toMatchObject(unavailable);
  expect(await choose(placed.body.order.id)).toMatchObject(unavailable);
  // the answer to an order that was placed before
  const repeat = await place<{ order: OrderView }>(shop.commerce, buyer, order(), key);
  expect([repeat.status, repeat.body.order.id]).toEqual([201, placed.body.order.id]);
  const { rows } = await shop.db.query("select 1 from payment_due where customer_id = $1", [buyer.id]);
  expect(rows).toHaveLength(1);
  await switchTo(false);
  expect((await place(shop.commerce, buyer, order(), later)).status).toBe(201);
  expect((await choose(placed.body.order.id)).status).toBe(201);
});

it("lets quotes, gateways, sellers and cancellations go on", async () => {
  const [unpaid, other] = [await placeFor(shop, buyer, "click"), await placeFor(shop, buyer, "cash")];
  const seller = await shopCalls(shop).member("atlas", "owner");
  await switchTo(true);
  const quote = await shop.commerce.call("POST", "/catalog/quote", { body: { items: order().items } });
  expect(quote).toMatchObject({ status: 200, body: { orderable: true } });
  await payByClick(shop, unpaid);
  const path = `/vendor/orders/${other.parcels[0]?.id}/move`;
  const moved = await shop.commerce.call("POST", path, {
    token: seller.token,
    body: { status: "confirmed" },
  });
  expect(moved.status).toBe(200);
  const cancelled = await shop.commerce.call("PATCH", `/customer/orders/${unpaid.id}/cancel`, {
    token: buyer.token,
    body: {},
  });
  expect(cancelled.status).toBe(200);
});
