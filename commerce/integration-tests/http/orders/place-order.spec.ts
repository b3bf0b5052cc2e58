import type { QuoteItem } from "@bezak/contract/orders.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { restock } from "../../harness/restock.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("orders");
  buyer = await createBuyer(shop.commerce);
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

type Placed = { order: OrderView };
type Refused = { code: string; details: { items: QuoteItem[]; quote: { totals: { total: number } } } };

const line = (handle: string, quantity = 1, variant?: number) => ({
  productId: shop.productIds(handle).productId,
  variantId: variant === undefined ? undefined : shop.productIds(handle).variantIds[variant],
  quantity,
});

const countOrders = async () => Number((await shop.db.query('select count(*) from "order"')).rows[0]?.count);

describe("a new order", () => {
  it("has a parcel per seller, whose shares add up to what the buyer pays", async () => {
    const body = newOrder([line("ring"), line("watch"), line("button", 3)], { comment: "Звоните" });
    const placed = await place<Placed>(shop.commerce, buyer, body);
    expect(placed.status).toBe(201);
    const { order } = placed.body;
    expect(order).toMatchObject({
      status: "pending",
      totals: { items: 350_022, delivery: 25_000, discount: 0, total: 375_022 },
      payment: { method: "cash", status: "pending", payUrl: null },
      delivery: { method: "courier", city: "tashkent", address: "Amir Temur 1" },
      contact: { name: "Dilnoza", phone: "+998901234567" },
      comment: "Звоните",
      canCancel: true,
      timeline: [{ status: "pending", actor: "buyer" }],
    });
    // order, parcels and first steps have the same time
    const written = await shop.db.query<{ at: Date }>(
      "select created_at as at from seller_order where order_id = $1",
      [order.id],
    );
    const steps = [...order.timeline, ...order.parcels.flatMap(({ timeline }) => timeline)];
    expect([...steps.map(({ at }) => at), ...written.rows.map(({ at }) => at.toISOString())]).toEqual(
      Array(7).fill(order.createdAt),
    );
    expect(order.number).toMatch(/^[1-9]\d{9}$/);
    expect(order.parcels.map(({ number }) => number)).toEqual([1, 2, 3].map((n) => `${order.number}-${n}`));
    expect(order.parcels.map(({ seller, subtotal }) => [seller.name, subtotal])).toEqual([
      ["Atlas", 100_000],
      ["Chinor", 250_001],
      ["Navo", 21],
    ]);
    expect(order.items[2]).toMatchObject({
      product: {
        slug: "button",
        name: { ru: "Пуговица", uz: "Tugma", en: "Button" },
        image: "/files/button.webp",
      },
      variantTitle: null,
      price: 7,
      quantity: 3,
      total: 21,
    });
    const { rows } = await shop.db.query(
      "select delivery_total::int, total::int, commission_rate, commission::int from seller_order where order_id = $1 order by number",
      [order.id],
    );
    expect(rows).toEqual([
      { delivery_total: 7_000, total: 107_000, commission_rate: 1_000, commission: 10_000 },
      { delivery_total: 18_000, total: 268_001, commission_rate: 1_000, commission: 25_000 },
      { delivery_total: 0, total: 21, commission_rate: 1_000, commission: 2 },
    ]);
  });

  it("has free delivery when picked up or above the threshold", async () => {
    const pickup = { delivery: { method: "pickup", city: "samarkand", address: "" } };
    const picked = await place<Placed>(shop.commerce, buyer, newOrder([line("ring")], pickup));
    expect(picked.body.order.totals).toEqual({ items: 100_000, delivery: 0, discount: 0, total: 100_000 });
    const dear = await place<Placed>(shop.commerce, buyer, newOrder([line("ring", 5)]));
    expect(dear.body.order.totals.delivery).toBe(0);
  });

  it("merges lines of one variant", async () => {
    const placed = await place<Placed>(
      shop.commerce,
      buyer,
      newOrder([line("scarf-0"), line("scarf-0", 2, 0)]),
    );
    expect(placed.body.order.items).toMatchObject([{ quantity: 3, total: 135_000 }]);
  });

  it("stores the names of the chosen variant", async () => {
    await restock(shop, "pair", 1);
    const placed = await place<Placed>(shop.commerce, buyer, newOrder([line("pair", 1, 1)]));
    expect(placed.body.order.items).toMatchObject([
      { price: 31_000, variantTitle: { ru: "Правая", uz: "Oʻng" } },
    ]);
  });
});

describe("a refused order", () => {
  it("is 409 when lines request more than their shared stock", async () => {
    await restock(shop, "pair", 4);
    const before = await countOrders();
    const refused = await place<Refused>(
      shop.commerce,
      buyer,
      newOrder([line("pair", 3, 0), line("pair", 3, 1)]),
    );
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "out_of_stock",
      details: {
        items: [
          { variantId: shop.productIds("pair").variantIds[1], quantity: 3, stock: 1, change: "not_enough" },
        ],
      },
    });
    expect(await countOrders()).toBe(before);
  });

  it("is 400 for more pieces of a variant than an order may contain, summed over its lines", async () => {
    await restock(shop, "pair", 500);
    const before = await countOrders();
    const refused = await place<Refused>(
      shop.commerce,
      buyer,
      newOrder([line("pair", 60, 0), line("ring"), line("pair", 60)]),
    );
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: "invalid_input",
      details: { fields: { "items.2.quantity": "max:99" } },
    });
    expect(await countOrders()).toBe(before);
  });

  it("is 409 for products that are sold out, withdrawn or unknown", async () => {
    const items = [line("sold-out"), line("draft"), line("ring"), { productId: "prod_unknown", quantity: 1 }];
    const refused = await place<Refused>(shop.commerce, buyer, newOrder(items));
    expect(refused.status).toBe(409);
    expect(refused.body.details.items.map(({ change }) => change)).toEqual(["out_of_stock", "gone", "gone"]);
  });

  it("is 409 with the new quote when the total has changed", async () => {
    const refused = await place<Refused>(
      shop.commerce,
      buyer,
      newOrder([line("ring")], { expectedTotal: 99_000 }),
    );
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "price_changed",
      details: { quote: { totals: { total: 125_000 } } },
    });
    const placed = await place(shop.commerce, buyer, newOrder([line("ring")], { expectedTotal: 125_000 }));
    expect(placed.status).toBe(201);
  });

  it.each([
    ["payment_method_unavailable", { paymentMethod: "barter" }],
    ["invalid_data", { paymentMethod: "credit" }],
    ["invalid_input", { delivery: { method: "courier", city: "paris", address: "Amir Temur 1" } }],
    ["invalid_input", { delivery: { method: "pickup", city: "nukus", address: "" } }],
    ["invalid_data", { delivery: { method: "courier", city: "tashkent", address: "" } }],
    ["invalid_data", { contact: { name: "D", phone: "901234567" } }],
    ["invalid_data", { surprise: true }],
    ["invalid_data", { items: [] }],
    ["invalid_data", { items: [{ productId: "prod_x", quantity: -1 }] }],
    ["invalid_data", { items: [{ productId: "prod_x", quantity: 1e9 }] }],
  ])("is 400 %s for %o", async (code, change) => {
    const refused = await place<Refused>(shop.commerce, buyer, newOrder([line("ring")], change));
    expect([refused.status, refused.body.code]).toEqual([400, code]);
  });

  it("is 401 without a token", async () => {
    const refused = await shop.commerce.call("POST", "/customer/orders", { body: newOrder([line("ring")]) });
    expect(refused.status).toBe(401);
  });
});

describe("an Idempotency-Key", () => {
  it("answers a repeat with the first request's order in its current state", async () => {
    const key = randomUUID();
    const body = newOrder([line("ring")]);
    const first = await place<Placed>(shop.commerce, buyer, body, key);
    expect(first.status).toBe(201);
    const before = await countOrders();
    const second = await place<Placed>(shop.commerce, buyer, body, key);
    expect(second).toEqual(first);
    const cancelled = await shop.commerce.call<Placed>(
      "PATCH",
      `/customer/orders/${first.body.order.id}/cancel`,
      { token: buyer.token, body: {} },
    );
    const third = await place<Placed>(shop.commerce, buyer, body, key);
    expect([third.status, third.body.order]).toEqual([201, cancelled.body.order]);
    expect(third.body.order.status).toBe("cancelled");
    expect(await countOrders()).toBe(before);
  });

  it("gives parallel repeats one effect", async () => {
    const key = randomUUID();
    const before = await countOrders();
    const body = newOrder([line("ring"), line("watch")]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place<Placed>(shop.commerce, buyer, body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it("repeats a refusal too", async () => {
    const key = randomUUID();
    const body = newOrder([line("ring")], { expectedTotal: 1 });
    const first = await place<Refused>(shop.commerce, buyer, body, key);
    const second = await place<Refused>(shop.commerce, buyer, body, key);
    expect(first.status).toBe(409);
    expect(second).toEqual(first);
  });

  it("is 422 with another body, and independent of another buyer's equal key", async () => {
    const key = randomUUID();
    await place(shop.commerce, buyer, newOrder([line("ring")]), key);
    const other = await place<Refused>(shop.commerce, buyer, newOrder([line("ring", 2)]), key);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    const otherBuyer = await createBuyer(shop.commerce);
    expect((await place(shop.commerce, otherBuyer, newOrder([line("ring", 2)]), key)).status).toBe(201);
  });

  it("expires after 24 hours", async () => {
    const key = randomUUID();
    const first = await place<Placed>(shop.commerce, buyer, newOrder([line("ring")]), key);
    await shop.db.query(
      "update order_attempt set created_at = created_at - interval '25 hours' where idempotency_key = $1",
      [key],
    );
    const later = await place<Placed>(shop.commerce, buyer, newOrder([line("ring", 2)]), key);
    expect(later.status).toBe(201);
    expect(later.body.order.id).not.toBe(first.body.order.id);
  });
});
