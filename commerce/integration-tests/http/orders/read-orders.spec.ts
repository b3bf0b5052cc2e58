import { beforeAll, describe, expect, it } from "vitest";
import type { PricedCart } from "../../../src/workflows/order/quote.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { products } from "../../harness/fixture-products.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";

let shop: Shop;
let buyer: Buyer;
let otherBuyer: Buyer;
let orders: OrderView[];

const line = (handle: string, quantity = 1) => ({ productId: shop.productIds(handle).productId, quantity });

const read = <T>(path: string, token?: string) => shop.commerce.call<T>("GET", path, { token });

const quote = (body: unknown) => shop.commerce.call<PricedCart>("POST", "/catalog/quote", { body });

beforeAll(async () => {
  shop = await sharedShop("people");
  const buyers = await createBuyers(shop.commerce, 2);
  [buyer, otherBuyer] = buyers as [Buyer, Buyer];
  orders = [];
  for (const lines of [[line("ring")], [line("ring"), line("watch")], [line("button")]]) {
    const { body } = await placePatiently<{ order: OrderView }>(shop.commerce, buyer, newOrder(lines));
    orders.push(body.order);
  }
});

describe("GET /customer/orders", () => {
  it("lists the buyer's own orders, newest first, by pages", async () => {
    const first = await read<{ orders: OrderView[]; count: number }>("/customer/orders?limit=2", buyer.token);
    expect(first.body.count).toBe(3);
    expect(first.body.orders).toEqual([orders[2], orders[1]]);
    const second = await read<{ orders: OrderView[]; count: number }>(
      "/customer/orders?limit=2&page=2",
      buyer.token,
    );
    expect(second.body).toEqual({ count: 3, orders: [orders[0]] });
    const beyond = await read("/customer/orders?page=9", buyer.token);
    expect(beyond.body).toEqual({ count: 3, orders: [] });
    const none = await read("/customer/orders", otherBuyer.token);
    expect(none.body).toEqual({ count: 0, orders: [] });
  });

  it("shows an order with the status of its least advanced active parcel", async () => {
    const order = orders[1];
    await shop.db.query(
      `update seller_order set status = 'shipped', timeline = jsonb_build_object('entries', timeline->'entries' ||
         '[{"status":"shipped","at":"2126-11-22T10:00:00.000Z","actor":"seller"}]') where number = $1`,
      [order?.parcels[0]?.number],
    );
    const half = await read<{ order: OrderView }>(`/customer/orders/${order?.id}`, buyer.token);
    expect(half.body.order).toMatchObject({ status: "pending", canCancel: false });
    expect(half.body.order.parcels.map(({ status }) => status)).toEqual(["shipped", "pending"]);
    await shop.db.query("update seller_order set status = 'cancelled' where number = $1", [
      order?.parcels[1]?.number,
    ]);
    const rest = await read<{ order: OrderView }>(`/customer/orders/${order?.id}`, buyer.token);
    expect(rest.body.order.status).toBe("shipped");
    const shipped = await read<{ orders: OrderView[] }>("/customer/orders?status=shipped", buyer.token);
    expect(shipped.body.orders.map(({ id }) => id)).toEqual([order?.id]);
    const pending = await read<{ count: number }>("/customer/orders?status=pending", buyer.token);
    expect(pending.body.count).toBe(2);
  });

  it("finds the buyer's orders by number and by words in any language", async () => {
    const found = async (q: string, who = buyer) => {
      const path = `/customer/orders?q=${encodeURIComponent(q)}`;
      const { status, body } = await read<{ orders: OrderView[]; count: number }>(path, who.token);
      expect([q, status, body.count]).toEqual([q, 200, body.orders.length]);
      return body.orders.map(({ number }) => number);
    };
    const [ring, both, button] = orders.map(({ number }) => number);
    expect(await found("кольцо")).toEqual([both, ring]);
    expect(await found("UZUK")).toEqual([both, ring]);
    expect(await found("узук")).toEqual([both, ring]);
    expect(await found("ring watch")).toEqual([both]);
    expect(await found("soat")).toEqual([both]);
    expect(await found(button ?? "")).toEqual([button]);
    expect(await found(`${button?.slice(1)}`)).toEqual([button]);
    expect(await found("%")).toHaveLength(3);
    expect(await found("такого нет")).toEqual([]);
    expect(await found("кольцо", otherBuyer)).toEqual([]);
  });

  it.each(["status=lost", "limit=0", "limit=1000", "page=x", "surprise=1", `q=${"x".repeat(101)}`])(
    "is 400 for ?%s",
    async (query) => {
      const refused = await read<{ code: string }>(`/customer/orders?${query}`, buyer.token);
      expect([refused.status, refused.body.code]).toEqual([400, "invalid_query"]);
    },
  );
});

describe("GET /customer/orders/:id", () => {
  it("finds an order by id and by number", async () => {
    const byId = await read(`/customer/orders/${orders[0]?.id}`, buyer.token);
    const byNumber = await read(`/customer/orders/${orders[0]?.number}`, buyer.token);
    expect(byId).toEqual({ status: 200, body: { order: orders[0] } });
    expect(byNumber).toEqual(byId);
  });

  it("is 404 for somebody else's order and an unknown one, 401 for guests", async () => {
    for (const key of [orders[0]?.id, orders[0]?.number, "order_unknown", "undefined", "%20"]) {
      const refused = await read<{ code: string }>(`/customer/orders/${key}`, otherBuyer.token);
      expect([key, refused.status, refused.body.code]).toEqual([key, 404, "order_not_found"]);
    }
    expect((await read(`/customer/orders/${orders[0]?.id}`)).status).toBe(401);
    expect((await read(`/customer/orders/${orders[0]?.id}`, "dead")).status).toBe(401);
  });

  it("hides an order that is still being placed", async () => {
    await shop.db.query("update seller_order set deleted_at = now() where order_id = $1", [orders[2]?.id]);
    expect((await read(`/customer/orders/${orders[2]?.id}`, buyer.token)).status).toBe(404);
  });
});

describe("GET /customer/payments", () => {
  it("lists the payment of every order, and shows one by its id to its buyer only", async () => {
    const { body } = await read<{
      payments: { id: string; orderId: string; amount: number }[];
      count: number;
    }>("/customer/payments?limit=1&page=2", buyer.token);
    const order = orders[0];
    // the last of the three is hidden by now
    expect(body).toMatchObject({
      count: 2,
      payments: [
        { id: order?.payment.id, orderId: order?.id, orderNumber: order?.number, status: "pending" },
      ],
    });
    const path = `/customer/payments/${order?.payment.id}`;
    expect((await read(path, buyer.token)).body).toEqual({ payment: body.payments[0] });
    for (const [key, who] of [
      [path, otherBuyer],
      ["/customer/payments/pay_col_unknown", buyer],
      [`/customer/payments/${order?.id}`, buyer],
    ] as const) {
      const refused = await read<{ code: string }>(key, who.token);
      expect([key, refused.status, refused.body.code]).toEqual([key, 404, "payment_not_found"]);
    }
    expect((await read(path)).status).toBe(401);
    const paid = await read("/customer/payments?status=paid", buyer.token);
    expect(paid.body).toEqual({ payments: [], count: 0 });
  });
});

describe("POST /catalog/quote", () => {
  it("reports what changed since the buyer's last quote", async () => {
    const items = [
      { ...line("ring", 2), price: 90_000 },
      { ...line("watch"), price: 250_001 },
      line("limited", 11),
      line("sold-out"),
      line("draft"),
    ];
    const { status, body } = await quote({ items });
    expect(status).toBe(200);
    expect(body.items.map(({ change, stock, total }) => ({ change, stock, total }))).toEqual([
      { change: "price", stock: expect.any(Number) as number, total: 200_000 },
      { change: null, stock: expect.any(Number) as number, total: 250_001 },
      { change: "not_enough", stock: 10, total: 500_000 },
      { change: "out_of_stock", stock: 0, total: 0 },
      { change: "gone", stock: 0, total: 0 },
    ]);
    expect(body).toMatchObject({ orderable: false, totals: { items: 950_001, delivery: 0, total: 950_001 } });
  });

  it("names each variant and its price; a product without a variant means the cheapest in stock", async () => {
    const quoteItems = async (line: object) =>
      (await quote({ items: [{ ...line, quantity: 1 }] })).body.items;
    for (const { handle, ru, uz, en, variants } of products.filter(({ draft }) => !draft)) {
      const { productId, variantIds } = shop.productIds(handle);
      for (const [at, { title, uz: uzTitle, price }] of variants.entries()) {
        const variantTitle = variants.length > 1 ? { ru: title, uz: uzTitle } : null;
        const named = { productId, variantId: variantIds[at], name: { ru, uz, en }, variantTitle, price };
        expect(await quoteItems({ productId, variantId: variantIds[at] })).toMatchObject([named]);
      }
      expect(await quoteItems({ productId })).toMatchObject([{ productId, variantId: variantIds[0] }]);
    }
    const { productId } = shop.productIds("ring");
    const { variantIds } = shop.productIds("watch");
    expect(await quoteItems({ productId, variantId: variantIds[0] })).toMatchObject([{ change: "gone" }]);
  });

  it("adds delivery on request", async () => {
    const courier = await quote({ items: [line("ring")], delivery: { method: "courier", city: "nukus" } });
    expect(courier.body).toMatchObject({
      orderable: true,
      totals: { items: 100_000, delivery: 25_000, total: 125_000 },
    });
    const free = await quote({ items: [line("ring", 5)], delivery: { method: "courier", city: "nukus" } });
    expect(free.body.totals).toMatchObject({ delivery: 0, total: 500_000 });
    const wrong = await quote({ items: [line("ring")], delivery: { method: "pickup", city: "nukus" } });
    expect(wrong).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  it("is 400 for an invalid body", async () => {
    for (const body of [
      {},
      { items: [] },
      { items: [{ productId: 1, quantity: 1 }] },
      { items: [line("ring", 0)] },
    ]) {
      expect((await quote(body)).status).toBe(400);
    }
  });
});
