import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { newOrder, place } from "../../harness/shop.ts";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;
beforeAll(async () => {
  panel = await sharedProductPanel();
});

const sizes = {
  options: [{ name: { ru: "Размер", uz: "Oʻlcham" }, values: [{ ru: "17" }, { ru: "18" }] }],
  variants: [
    { options: { Размер: "17" }, price: 100, stock: 3, sku: `C-${randomUUID()}` },
    { options: { Размер: "18" }, price: 120, oldPrice: 150, stock: 0 },
  ],
};

it("leaves fields that a change omits, and drops an old price that is no reduction any more", async () => {
  const sent = { ...(await panel.whole()), oldPrice: 95_000, sku: `K-${randomUUID()}` };
  const { product } = (await panel.create(sent)).body;
  const { name, categoryId } = sent;
  const { status, body } = await panel.rewrite(product.id, { name, categoryId, price: 92_000 });
  expect(status).toBe(200);
  const { images, attributes, brand, description, missing } = product;
  expect(body.product).toMatchObject({ images, attributes, brand, description, missing });
  expect(body.product).toMatchObject({ status: "published", stock: 10, oldPrice: 95_000, version: 2 });
  expect(body.product.variants).toMatchObject([
    { id: product.variants[0]?.id, sku: sent.sku, price: 92_000 },
  ]);
  expect((await panel.seen(product.id)).status).toBe(200);
  const dearer = await panel.rewrite(product.id, { price: 99_000 });
  expect(dearer.body.product).toMatchObject({ oldPrice: null, price: { min: 99_000, max: 99_000 } });
  expect((await panel.rewrite(product.id, { brand: null, attributes: {} })).body).toMatchObject({
    code: "invalid_input",
    details: { fields: { "attributes.metal": "required" } },
  });
  const draft = await panel.rewrite(product.id, { brand: null, images: [], status: "draft" });
  expect(draft.body.product).toMatchObject({ brand: null, images: [], status: "draft", attributes });
});

it("accepts a product as it was shown, and changes only a stock that differs", async () => {
  const { product } = (await panel.create(await panel.whole())).body;
  const { body: shown } = await panel.one(product.id);
  // the fields that the web server lets through
  const echo = (stock?: number) => {
    const { name, description, brand, status, version, shownStock } = shown.product;
    const variants = shown.product.variants.map(({ title: _, reserved: __, ...variant }) => ({
      ...variant,
      stock: stock ?? variant.stock,
    }));
    return {
      name,
      description,
      brand,
      status,
      version,
      shownStock,
      stock: stock ?? shownStock,
      variants,
    };
  };
  expect(shown.product).toMatchObject({
    stock: 10,
    shownStock: 10,
    variants: [{ stock: 10, shownStock: 10 }],
  });
  const order = newOrder([{ productId: product.id, quantity: 2 }]);
  expect((await place(panel.shop.commerce, panel.buyer, order)).status).toBe(201);
  const same = await panel.rewrite(product.id, echo());
  expect([same.status, same.body.product.stock]).toEqual([200, 8]);
  const meant = await panel.rewrite(product.id, { ...echo(12), version: same.body.product.version });
  expect([meant.status, meant.body.product.stock]).toEqual([200, 12]);
});

it("takes a plain string as the Russian name, and leaves other languages unless they are given", async () => {
  const { product } = (await panel.create(await panel.whole())).body;
  const { ru } = product.name;
  const named = async (name: unknown) => (await panel.rewrite(product.id, { name })).body.product.name;
  expect(await named(ru)).toEqual({ ru, uz: "Uzuk", en: "Ring" });
  expect(await named("Новое")).toEqual({ ru: "Новое", uz: "Uzuk", en: "Ring" });
  expect(await named({ ru: "Новое", uz: "Yangi" })).toEqual({ ru: "Новое", uz: "Yangi", en: null });
});

it("leaves its variants when a change omits them, and refuses one price for all", async () => {
  const { product } = (await panel.create(await panel.whole({ price: undefined, ...sizes }))).body;
  const { body } = await panel.rewrite(product.id, { name: "Другое" });
  expect(body.product).toMatchObject({ options: product.options, variants: product.variants });
  expect(body.product.choices).toEqual(product.choices);
  const { code, details } = (await panel.rewrite(product.id, { price: 500 })).body;
  expect([code, details?.fields]).toEqual(["invalid_input", { variants: "required" }]);
  const prices = product.variants.map(({ id }, at) => ({ id, price: 200 + at }));
  const synced = await panel.rewrite(product.id, { variants: prices });
  expect(synced.body.product.variants.map(({ price, stock }) => [price, stock])).toEqual(
    product.variants.map(({ stock }, at) => [200 + at, stock]),
  );
});
