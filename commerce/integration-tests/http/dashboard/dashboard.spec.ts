import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { dashboardCalls } from "./dashboard-calls.ts";

let shop: Shop;
let buyer: Buyer;
let atlas: Buyer;
let chinor: Buyer;

beforeAll(async () => {
  shop = await sharedShop("sellers");
  buyer = await createBuyer(shop.commerce);
  [atlas, chinor] = [await view().member("atlas"), await view().member("chinor")];
});

beforeEach(awayFromMidnight);

afterEach(async () => {
  expect(await brokenRules(shop.db)).toEqual({});
  for (const { id } of (
    await shop.db.query<{ id: string }>("select id from \"order\" where status <> 'canceled'")
  ).rows)
    await cancel(id);
});

const view = () => dashboardCalls(shop);
const read = (member: Buyer, query?: string) => view().read(member, query);
const line = (handle: string, quantity = 1) => ({ productId: shop.productIds(handle).productId, quantity });

async function placed(...lines: ReturnType<typeof line>[]): Promise<OrderView> {
  const { status, body } = await place<{ order: OrderView }>(shop.commerce, buyer, newOrder(lines));
  expect(status).toBe(201);
  return body.order;
}

async function cancel(orderId: string, body: object = {}): Promise<void> {
  const path = `/customer/orders/${orderId}/cancel`;
  const { status } = await shop.commerce.call("PATCH", path, { token: buyer.token, body });
  expect(status).toBe(200);
}

/** Moves an order's time: an interval before now, or after midnight in Tashkent. */
const placedAt = (order: OrderView, time: string) =>
  shop.db.query(`update seller_order set created_at = ${time} where order_id = $1`, [order.id]);

const MIDNIGHT = "(date_trunc('day', now() at time zone 'Asia/Tashkent') at time zone 'Asia/Tashkent')";

const fold = () => shop.commerce.run("../../http/dashboard/inside/fold-sales.ts");

describe("access to the dashboard", () => {
  it("depends on the member's role", async () => {
    expect((await view().ask(undefined)).status).toBe(401);
    for (const refused of [buyer, await view().member("atlas", "packer")]) {
      const { status, body } = await view().ask(refused);
      expect([status, body.code]).toEqual([403, "forbidden"]);
    }
    expect((await view().ask(await view().member("atlas", "manager"))).status).toBe(200);
  });

  it.each(["?period=365d", "?period=7", "?seller=sel_1"])("is 400 for %s", async (query) => {
    expect((await view().ask(atlas, query)).status).toBe(400);
  });
});

describe("sales of a shop", () => {
  it("count its own products without delivery, by day, and lose what is cancelled", async () => {
    const order = await placed(line("ring", 2), line("limited"), line("watch"));
    const seen = await read(atlas);
    expect(seen).toMatchObject({
      revenue: 250_000,
      orders: 1,
      awaiting: 1,
      before: { revenue: 0, orders: 0 },
    });
    expect(seen.top).toEqual([
      {
        productId: shop.productIds("ring").productId,
        slug: "ring",
        image: "/files/ring.webp",
        name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
        pieces: 2,
        revenue: 200_000,
      },
      expect.objectContaining({ slug: "limited", pieces: 1, revenue: 50_000 }),
    ]);
    expect(await read(chinor)).toMatchObject({
      revenue: 250_001,
      orders: 1,
      top: [{ slug: "watch", pieces: 1 }],
    });
    // every day of the period, today last
    for (const [period, days] of [
      ["7d", 7],
      ["30d", 30],
      ["90d", 90],
    ] as const) {
      const { series } = await read(atlas, `?period=${period}`);
      expect(new Set(series.map(({ date }) => date)).size).toBe(days);
      expect(series.at(-1)).toMatchObject({ revenue: 250_000, orders: 1 });
      expect(series.slice(0, -1).every(({ revenue, orders }) => revenue === 0 && orders === 0)).toBe(true);
    }
    expect((await view().ask(atlas)).body.dashboard.series).toHaveLength(30);
    // line by line and parcel by parcel
    const getParcel = (handle: string) =>
      order.parcels.find(({ items }) => items.some(({ product }) => product.slug === handle))!;
    const item = order.items.find(({ product }) => product.slug === "ring")!;
    await cancel(order.id, { itemId: item.id });
    expect(await read(atlas)).toMatchObject({ revenue: 50_000, orders: 1, top: [{ slug: "limited" }] });
    expect((await read(atlas)).top).toHaveLength(1);
    await cancel(order.id, { parcelId: getParcel("limited").id });
    expect(await read(atlas)).toMatchObject({ revenue: 0, orders: 0, awaiting: 0, top: [] });
    expect(await read(chinor)).toMatchObject({ revenue: 250_001, orders: 1 });
  });

  it("belong to the day in Tashkent", async () => {
    const [first, last] = [await placed(line("ring")), await placed(line("limited"))];
    await placedAt(first, MIDNIGHT);
    await placedAt(last, `${MIDNIGHT} - interval '1 millisecond'`);
    const { series } = await read(atlas);
    expect(series.slice(-2)).toMatchObject([
      { revenue: 50_000, orders: 1 },
      { revenue: 100_000, orders: 1 },
    ]);
  });

  it("is compared with as many days before", async () => {
    const [lastDay, before, earlier] = [
      await placed(line("ring")),
      await placed(line("raced")),
      await placed(line("ring", 3)),
    ];
    await placedAt(lastDay, `${MIDNIGHT} - interval '6 days'`);
    await placedAt(before, `${MIDNIGHT} - interval '6 days 1 second'`);
    await placedAt(earlier, `${MIDNIGHT} - interval '13 days 1 second'`);
    const { series, ...seen } = await read(atlas);
    expect(seen).toMatchObject({ revenue: 100_000, orders: 1, before: { revenue: 50_000, orders: 1 } });
    expect(series[0]).toMatchObject({ revenue: 100_000 });
    expect(await read(atlas, "?period=30d")).toMatchObject({ revenue: 450_000, orders: 3 });
  });

  it("are the same before and after they are folded into days, by several at once", async () => {
    const order = await placed(line("ring", 2), line("watch"));
    await placed(line("ring"));
    const seen = await read(atlas);
    await fold();
    expect((await shop.db.query("select 1 from sale_change")).rows).toEqual([]);
    expect(await read(atlas)).toEqual(seen);
    await cancel(order.id);
    expect(await read(atlas)).toMatchObject({ revenue: 100_000, orders: 1 });
    await fold();
    expect(await read(atlas)).toMatchObject({ revenue: 100_000, orders: 1, top: [{ pieces: 1 }] });
  });

  it("are computed for parcels from before they were stored", async () => {
    const order = await placed(line("ring", 2), line("limited"));
    const { goods } = (await shop.db.query("select goods from seller_order where order_id = $1", [order.id]))
      .rows[0];
    await shop.db.query("update seller_order set goods = null where order_id = $1", [order.id]);
    await fold();
    const { rows } = await shop.db.query("select goods from seller_order where order_id = $1", [order.id]);
    const byProduct = ({ rows: sold }: { rows: { product: string }[] }) =>
      sold.toSorted((a, b) => (a.product < b.product ? -1 : 1));
    expect(byProduct(rows[0].goods)).toEqual(byProduct(goods));
    expect(await read(atlas)).toMatchObject({ revenue: 250_000, orders: 1 });
  });
});

describe("low stock", () => {
  it("lists published products that are nearly sold out, lowest stock first, without drafts", async () => {
    const { lowStock, products } = await read(chinor);
    expect(products).toBe(3);
    expect(lowStock.map(({ slug, stock }) => [slug, stock])).toEqual([
      ["sold-out", 0],
      ["single", 1],
    ]);
    const navo = await read(await view().member("navo"));
    expect(navo.lowStock).toMatchObject([
      { slug: "pair", stock: 5, variantTitle: { ru: expect.any(String) } },
      { slug: "pair", stock: 5, variantTitle: { ru: expect.any(String) } },
    ]);
    expect(navo.products).toBe(11);
  });

  it("does not count reserved pieces", async () => {
    await placed(line("limited", 6));
    expect((await read(atlas)).lowStock).toMatchObject([{ slug: "limited", stock: 4, variantTitle: null }]);
  });
});
