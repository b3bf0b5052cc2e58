import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { PricedCart } from "../../../src/workflows/order/quote.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { newOrder, place } from "../../harness/shop.ts";
import { openProductAdmin, type ProductAdmin } from "./product-calls.ts";

let products: ProductAdmin;
beforeAll(async () => void (products = await openProductAdmin("hidden-goods")));

const reason = "Нет документов на товар";
const hide = (id: string) => products.change(id, { status: "hidden", reason });
const seen = async (id: string) => (await products.panel.seen(id)).status;

it("hides a product from buyers when it is answered, with the reason for its shop", async () => {
  const { id } = await products.made();
  expect(await seen(id)).toBe(200);
  const { status, body } = await hide(id);
  expect(status).toBe(200);
  expect(body.product).toMatchObject({ id, status: "hidden", hiddenReason: reason, version: "2" });
  expect(await seen(id)).toBe(404);
  const quote = await products.panel.call<PricedCart>(undefined, "POST", "/catalog/quote", {
    items: [{ productId: id, quantity: 1 }],
  });
  expect(quote.body).toMatchObject({ orderable: false, items: [{ change: "gone" }] });
  const order = newOrder([{ productId: id, quantity: 1 }]);
  expect((await place(products.panel.shop.commerce, products.panel.buyer, order)).status).toBe(409);
  const { products: rows, counts } = await products.panel.list("?status=hidden", products.owner);
  expect(rows).toMatchObject([{ id, status: "hidden", hiddenReason: reason }]);
  expect(counts.hidden).toBe(1);
});

it("requires a reason, once, and takes one only with the status", async () => {
  const { id } = await products.made();
  const refused = async (body: object) => {
    const answer = await products.change(id, body);
    return [answer.status, answer.body.details?.fields];
  };
  expect(await refused({ status: "hidden" })).toEqual([400, { reason: "required" }]);
  expect(await refused({ reason })).toEqual([400, { reason: "invalid" }]);
  expect((await products.change(id, { status: "hidden", reason: " a " })).status).toBe(400);
  expect(await seen(id)).toBe(200);
  const { version } = (await hide(id)).body.product;
  // a repeat changes nothing
  expect((await hide(id)).body.product.version).toBe(version);
  const shown = (await products.change(id, { status: "hidden" })).body.product;
  expect(shown).toMatchObject({ hiddenReason: reason, version });
});

it("remains hidden whatever its shop writes", async () => {
  const sku = `H-${randomUUID().slice(0, 8)}`;
  const { id } = await products.made({ sku });
  await hide(id);
  const { panel, owner } = products;
  const published = [
    await panel.rewrite(id, { status: "published" }, owner),
    await panel.rewrite(id, { name: "Иначе", price: 95_000, status: "published" }, owner),
    await panel.change({ products: [{ id, status: "published" }] }, owner),
  ];
  expect(published.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([409, "product_hidden"]),
  );
  const imported = await products.load(`SKU;Status;Price\n${sku};published;96000`);
  expect(imported).toMatchObject({ written: 0, wrong: 1 });
  expect(imported.problems[0]).toMatchObject({
    column: expect.stringMatching(/status/i),
    text: expect.stringContaining("administrator"),
  });
  const edited = [
    await panel.rewrite(id, { price: 97_000 }, owner),
    await panel.rewrite(id, { price: 98_000, status: "draft" }, owner),
    await panel.change({ products: [{ id, status: "draft" }] }, owner),
  ];
  expect(edited.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await products.load(`SKU;Status;Price\n${sku};;99000`)).toMatchObject({ written: 1, wrong: 0 });
  expect(await products.own(id)).toMatchObject({
    status: "hidden",
    hiddenReason: reason,
    price: { min: 99_000 },
  });
  expect(await seen(id)).toBe(404);
});

it("remains hidden when its shop publishes it while it is hidden", async () => {
  const { panel, owner } = products;
  for (let round = 0; round < 3; round += 1) {
    const { id } = await products.made({ status: "draft" });
    const whole = panel.rewrite(id, { brand: `Zarina ${round}`, status: "published" }, owner);
    const quick = panel.change({ products: [{ id, status: "published" }] }, owner);
    await Promise.all([whole, hide(id), quick]);
    expect((await products.own(id)).status).toBe("hidden");
    expect(await seen(id)).toBe(404);
  }
});

it("is published or a draft again when an administrator says so", async () => {
  const { id } = await products.made();
  await hide(id);
  const lifted = (await products.change(id, { status: "published" })).body.product;
  expect(lifted).toMatchObject({ status: "published", hiddenReason: null });
  expect(await seen(id)).toBe(200);
  await hide(id);
  const draft = (await products.change(id, { status: "draft", brand: "Nur", reason })).body.product;
  expect(draft).toMatchObject({ status: "draft", hiddenReason: null, brand: "Nur" });
  expect(await seen(id)).toBe(404);
  const own = await products.panel.rewrite(id, { status: "published" }, products.owner);
  expect([own.status, await seen(id)]).toEqual([200, 200]);
});

it("hides together with other changes, and what would not be published today", async () => {
  const { id } = await products.made();
  const both = await products.change(id, { brand: "Nur", status: "hidden", reason });
  expect(both.body.product).toMatchObject({ brand: "Nur", status: "hidden", hiddenReason: reason });
  const { id: bare } = await products.made({ images: [], status: "draft" });
  expect((await hide(bare)).status).toBe(200);
  const refused = await products.change(bare, { status: "published" });
  expect([refused.status, refused.body.code]).toEqual([400, "invalid_input"]);
  expect((await products.own(bare)).status).toBe("hidden");
});

it("leaves orders that were placed as they are", async () => {
  const { id } = await products.made();
  const { commerce } = products.panel.shop;
  const order = newOrder([{ productId: id, quantity: 2 }]);
  const placed = await place<{ order: OrderView }>(commerce, products.panel.buyer, order);
  expect(placed.status).toBe(201);
  await hide(id);
  const { id: orderId, parcels, items } = placed.body.order;
  const call = <T>(method: string, path: string, token: string, body?: object) =>
    commerce.call<T>(method, path, { token, body });
  const read = await call<{ order: OrderView }>(
    "GET",
    `/customer/orders/${orderId}`,
    products.panel.buyer.token,
  );
  expect(read.body.order).toMatchObject({ status: "pending", items });
  const moved = await call("POST", `/vendor/orders/${parcels[0]?.id}/move`, products.owner.token, {
    status: "confirmed",
  });
  expect(moved.status).toBe(200);
});
