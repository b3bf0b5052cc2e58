import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PricedCart } from "../../../src/workflows/order/quote.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof shopCalls>;
let buyer: Buyer;
let atlas: Person;
let chinor: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = shopCalls(shop);
  buyer = await createBuyer(shop.commerce);
  atlas = await calls.member("atlas", "owner");
  chinor = await calls.member("chinor", "owner");
});

afterEach(async () => {
  const none = { holidayUntil: null, deliveryZones: null, freeShippingThreshold: null };
  for (const { token } of [atlas, chinor]) expect((await calls.change(token, none)).status).toBe(200);
  expect(await brokenRules(shop.db)).toEqual({});
});

const line = (handle: string, quantity = 1) => ({ productId: shop.productIds(handle).productId, quantity });
const to = (city: string, method = "courier") => ({ method, city });

async function quoted(items: object[], delivery?: object, token?: string): Promise<PricedCart> {
  const { status, body } = await shop.commerce.call<PricedCart>("POST", "/catalog/quote", {
    body: { items, delivery },
    token,
  });
  expect(status).toBe(200);
  return body;
}

type Answer = { order: OrderView; code: string; details?: { items: PricedCart["items"] } };

const order = (items: ReturnType<typeof line>[], city = "tashkent", method = "courier") =>
  place<Answer>(
    shop.commerce,
    buyer,
    newOrder(items, { delivery: { method, city, address: "Amir Temur 1" } }),
  );

const changes = ({ items }: Pick<PricedCart, "items">) => items.map(({ change }) => change);

/** Delivery expense and total of each parcel of an order. */
const expenses = async (orderId: string) => {
  const { rows } = await shop.db.query<{ expense: number; total: number }>(
    `select delivery_at_shops_expense::float8 as expense, total::float8 as total
     from seller_order where order_id = $1 order by number`,
    [orderId],
  );
  return rows;
};

describe("a shop's own products", () => {
  it("cannot be ordered by its members in any role, and are quoted as such", async () => {
    const packer = await calls.member("atlas", "packer");
    for (const { token } of [atlas, packer]) {
      const quote = await quoted([line("ring"), line("watch")], to("tashkent"), token);
      expect(changes(quote)).toEqual(["own_shop", null]);
      const body = newOrder([line("ring"), line("watch")]);
      const refused = await place<Answer>(shop.commerce, { ...buyer, token }, body);
      expect([refused.status, refused.body.code]).toEqual([409, "own_shop"]);
      expect(refused.body.details?.items.map(({ change }) => change)).toEqual(["own_shop"]);
    }
    expect(changes(await quoted([line("ring")], undefined, buyer.token))).toEqual([null]);
    expect(changes(await quoted([line("ring")]))).toEqual([null]);
    const others = await place<Answer>(
      shop.commerce,
      { ...buyer, token: chinor.token },
      newOrder([line("ring")]),
    );
    expect(others.status).toBe(201);
  });
});

describe("a shop's holiday", () => {
  it("admits no orders until it ends by itself", async () => {
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect((await calls.change(atlas.token, { holidayUntil: until })).body.settings.holidayUntil).toBe(until);
    expect((await calls.own(atlas.token)).body.shop.holidayUntil).toBe(until);
    const page = await shop.commerce.call<{ seller: { holidayUntil: string } }>(
      "GET",
      "/catalog/sellers/atlas",
    );
    expect(page.body.seller.holidayUntil).toBe(until);

    const quote = await quoted([line("ring", 2), line("watch")], to("tashkent"));
    expect(changes(quote)).toEqual(["seller_away", null]);
    expect(quote).toMatchObject({ orderable: false, items: [{ awayUntil: until, total: 0 }, {}] });
    expect(quote.totals).toEqual({ items: 250_001, delivery: 25_000, discount: 0, total: 275_001 });

    const refused = await order([line("ring"), line("watch")]);
    expect([refused.status, refused.body.code]).toEqual([409, "seller_away"]);
    expect(refused.body.details?.items.map(({ change }) => change)).toEqual(["seller_away"]);
    expect((await order([line("watch")])).status).toBe(201);

    await shop.db.query("update seller set holiday_until = now() - interval '1 second' where slug = 'atlas'");
    expect((await quoted([line("ring")])).orderable).toBe(true);
    expect((await calls.own(atlas.token)).body.shop.holidayUntil).toBeNull();
    expect((await order([line("ring")])).status).toBe(201);
  });
});

describe("delivery zones of a shop", () => {
  it("exclude its products from other cities; delivery is free only if each shop of the order offers it", async () => {
    await calls.change(chinor.token, { deliveryZones: ["tashkent", "samarkand"] });
    const cart = [line("ring"), line("watch")];
    expect(changes(await quoted(cart))).toEqual([null, null]);
    expect(changes(await quoted(cart, to("samarkand", "pickup")))).toEqual([null, null]);
    const far = await quoted(cart, to("nukus"));
    expect([changes(far), far.orderable, far.totals.items]).toEqual([
      [null, "not_delivered"],
      false,
      100_000,
    ]);
    const refused = await order(cart, "nukus");
    expect([refused.status, refused.body.code]).toEqual([409, "not_delivered"]);
    expect((await order([line("ring")], "nukus")).status).toBe(201);
    await calls.change(atlas.token, { freeShippingThreshold: 100_000 });
    const { status, body } = await order(cart, "tashkent");
    expect([status, body.order.totals.delivery]).toEqual([201, 25_000]);
    expect((await expenses(body.order.id)).map(({ expense }) => expense)).toEqual([0, 0]);
  });
});

describe("free delivery by a shop", () => {
  const worth = { atlas: 200_000, chinor: 250_001 };

  it("applies only when each shop of the order reaches its own threshold", async () => {
    const readDelivery = async (items: object[], delivery = to("tashkent")) => {
      const { totals, deliveryAtShopsExpense } = await quoted(items, delivery);
      return [totals.delivery, deliveryAtShopsExpense];
    };
    await calls.change(atlas.token, { freeShippingThreshold: worth.atlas });
    expect(await readDelivery([line("ring")])).toEqual([25_000, 0]);
    expect(await readDelivery([line("ring", 2)])).toEqual([0, 25_000]);
    expect(await readDelivery([line("ring", 2)], to("tashkent", "pickup"))).toEqual([0, 0]);
    // from here on the marketplace's own threshold applies, at no shop's expense
    expect(await readDelivery([line("ring", 5)])).toEqual([0, 0]);
    expect(await readDelivery([line("ring", 2), line("watch")])).toEqual([25_000, 0]);
    await calls.change(chinor.token, { freeShippingThreshold: worth.chinor + 1 });
    expect(await readDelivery([line("ring", 2), line("watch")])).toEqual([25_000, 0]);
    await calls.change(chinor.token, { freeShippingThreshold: worth.chinor });
    expect(await readDelivery([line("ring", 2), line("watch")])).toEqual([0, 25_000]);
    // lines of one shop count together
    expect(await readDelivery([line("ring"), line("limited", 2)])).toEqual([0, 25_000]);
  });

  it("is frozen with the parcels, and redistributed among parcels that are still sent", async () => {
    await calls.change(atlas.token, { freeShippingThreshold: worth.atlas });
    await calls.change(chinor.token, { freeShippingThreshold: worth.chinor });
    const { status, body } = await order([line("ring", 2), line("watch")]);
    expect(status).toBe(201);
    const placed = body.order;
    expect(placed.totals).toEqual({ items: 450_001, delivery: 0, discount: 0, total: 450_001 });
    expect(await expenses(placed.id)).toEqual([
      { expense: 11_111, total: worth.atlas },
      { expense: 13_889, total: worth.chinor },
    ]);
    // later changes of the shops do not affect it
    await calls.change(chinor.token, { freeShippingThreshold: null });
    const cancelled = await shop.commerce.call<Answer>("PATCH", `/customer/orders/${placed.id}/cancel`, {
      token: buyer.token,
      body: { parcelId: placed.parcels[1]?.id },
    });
    expect(cancelled.body.order.totals).toMatchObject({ delivery: 0, total: worth.atlas });
    expect(await expenses(placed.id)).toEqual([
      { expense: 25_000, total: worth.atlas },
      { expense: 0, total: worth.chinor },
    ]);
  });

  it("that ended since the quote is reported before the order is placed", async () => {
    await calls.change(atlas.token, { freeShippingThreshold: worth.atlas });
    const items = [line("ring", 2)];
    const { totals } = await quoted(items, to("tashkent"));
    expect(totals.total).toBe(worth.atlas);
    await calls.change(atlas.token, { freeShippingThreshold: worth.atlas + 1 });
    const delivery = { method: "courier", city: "tashkent", address: "Amir Temur 1" };
    const request = newOrder(items, { delivery, expectedTotal: totals.total });
    const { status, body } = await place<{ code: string; details: { quote: PricedCart } }>(
      shop.commerce,
      buyer,
      request,
    );
    expect([status, body.code]).toEqual([409, "price_changed"]);
    expect(JSON.stringify(body.details)).toContain(`"total":${worth.atlas + 25_000}`);
  });
});
