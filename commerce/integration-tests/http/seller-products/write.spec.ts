import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createBuyers, newOrder, place } from "../../harness/shop.ts";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;

beforeAll(async () => {
  panel = await sharedProductPanel();
});

const size = (ru: string, uz?: string) => ({ ru, uz });

/** Two options with two values each, and three of the four combinations. */
const manyChoices = () => ({
  options: [
    { name: { ru: "Размер", uz: "Oʻlcham", en: "Size" }, values: [size("17"), size("18")] },
    { name: { ru: "Цвет", en: "Colour" }, values: [size("красный", "qizil"), size("синий")] },
  ],
  variants: [
    { options: { Размер: "17", Цвет: "красный" }, price: 100, stock: 3, sku: `A-${randomUUID()}` },
    { options: { Размер: "17", Цвет: "синий" }, price: 120, oldPrice: 150, stock: 0 },
    { options: { размер: " 18 ", Цвет: "Красный" }, price: 110, stock: 7 },
  ],
});

describe("a draft", () => {
  it("needs only a name and a category, lists what is missing, and is hidden from others", async () => {
    const { status, body } = await panel.create({ name: "  Брошь <b>", categoryId: "pcat_goods_rings" });
    expect(status).toBe(201);
    const { product } = body;
    expect(product).toMatchObject({
      name: { ru: "Брошь <b>", uz: null, en: null },
      status: "draft",
      price: null,
      stock: 0,
      version: 1,
      missing: ["description.ru", "images", "attributes.metal", "price"],
      variants: [{ price: null, stock: 0, reserved: 0, title: { ru: "Стандартный", uz: "Standart" } }],
    });
    expect((await panel.seen(product.id)).status).toBe(404);
    const preview = await panel.preview(product.id);
    expect(preview.body.product).toMatchObject({ name: { ru: "Брошь <b>", uz: "Брошь <b>" }, price: 0 });
    expect((await panel.remove(product.id)).status).toBe(200);
    expect((await panel.seen(product.slug)).body.code).toBe("not_found");
  });

  it("is published once nothing is missing; otherwise each missing field is named", async () => {
    const named = { name: "Кулон", categoryId: "pcat_goods_rings" };
    const draft = (await panel.create(named)).body.product;
    const { status, body } = await panel.rewrite(draft.id, { ...named, status: "published" });
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    const required = ["description.ru", "images", "attributes.metal", "price"];
    expect(body.details?.fields).toEqual(Object.fromEntries(required.map((field) => [field, "required"])));
    const whole = await panel.whole({ version: 1 });
    const published = await panel.rewrite(draft.id, whole);
    expect([published.status, published.body.product.missing]).toEqual([200, []]);
    const { product } = (await panel.seen(draft.slug)).body;
    expect(product).toMatchObject({
      id: draft.id,
      slug: draft.slug,
      name: whole.name,
      price: 90_000,
      inStock: true,
      brand: "Zarina",
      attributes: [
        { name: { ru: "metal ru" }, value: { ru: "Серебро", uz: "Серебро uz", en: "Серебро en" } },
        { name: { ru: "weight_g ru" }, value: { ru: "4,5 г", en: "4.5 g" } },
      ],
      images: [{ url: whole.images[0], width: 800, height: 600, thumbhash: "aGFzaA==" }],
      description: { ru: "Серебро 925 пробы", uz: "Kumush", en: "Серебро 925 пробы" },
    });
    const hidden = await panel.rewrite(draft.id, { ...whole, version: 2, status: "draft" });
    expect(hidden.body.product).toMatchObject({ status: "draft", version: 3 });
    expect((await panel.seen(draft.slug)).status).toBe(404);
  });
});

describe("a product that is rewritten", () => {
  it("keeps its variants by id or by options, its slug, and what carts refer to", async () => {
    const choices = manyChoices();
    const first = (await panel.create(await panel.whole(choices))).body.product;
    expect(first.choices.map(({ options }) => options)).toEqual([
      { Размер: "17", Цвет: "красный" },
      { Размер: "17", Цвет: "синий" },
      { Размер: "18", Цвет: "красный" },
    ]);
    expect(first).toMatchObject({ price: { min: 100, max: 120 }, stock: 10 });
    const [red, blue, large] = first.variants.map(({ id }) => id);
    const [a, b, c] = choices.variants;
    const again = await panel.rewrite(first.id, {
      ...(await panel.whole({ images: first.images.map(({ url }) => url) })),
      options: [choices.options[1], choices.options[0]],
      // the second is found by its id under a new name, the third by its options
      variants: [{ ...c, price: 111 }, { ...b, id: blue }, a],
    });
    expect(again.status).toBe(200);
    const { product } = again.body;
    expect(product.variants.map(({ id, price, oldPrice }) => [id, price, oldPrice])).toEqual([
      [large, 111, null],
      [blue, 120, 150],
      [red, 100, null],
    ]);
    expect(product.slug).toBe(first.slug);
    expect(product.options.map(({ name, values }) => [name.ru, values.map(({ ru }) => ru)])).toEqual([
      ["Цвет", ["красный", "синий"]],
      ["Размер", ["17", "18"]],
    ]);
    const seen = (await panel.seen(first.slug)).body.product;
    expect(seen.options.map(({ name }) => name)).toEqual([
      { ru: "Цвет", uz: "Цвет", en: "Colour" },
      { ru: "Размер", uz: "Oʻlcham", en: "Size" },
    ]);
    expect(seen.variants.find(({ id }) => id === red)).toMatchObject({
      title: { ru: "красный, 17", uz: "qizil, 17" },
      sku: a!.sku,
    });
  });

  it("keeps a variant that orders have reserved, and drops one without reservations", async () => {
    const choices = manyChoices();
    const { product } = (await panel.create(await panel.whole(choices))).body;
    const [red, blue] = product.variants;
    const order = await place(
      panel.shop.commerce,
      panel.buyer,
      newOrder([{ productId: product.id, variantId: red!.id, quantity: 2 }]),
    );
    expect(order.status).toBe(201);
    const images = product.images.map(({ url }) => url);
    const [a, b, c] = choices.variants.map((variant, at) => ({ ...variant, id: product.variants[at]!.id }));
    const whole = { ...(await panel.whole({ images })), options: choices.options };
    const without = await panel.rewrite(product.id, { ...whole, variants: [b, c] });
    expect([without.status, without.body.code, without.body.details?.fields]).toEqual([
      409,
      "stock_reserved",
      { variants: "stock_reserved" },
    ]);
    const rewritten = await panel.rewrite(product.id, { ...whole, variants: [{ ...a, stock: 0 }, c] });
    expect(rewritten.body.product.variants).toMatchObject([
      { id: red!.id, stock: 0, reserved: 2 },
      { id: product.variants[2]!.id, stock: 7 },
    ]);
    const late = await place(
      panel.shop.commerce,
      panel.buyer,
      newOrder([{ productId: product.id, variantId: blue!.id, quantity: 1 }]),
    );
    expect(late.status).toBe(409);
  });

  it("drops a variant once its parcels are in transit", async () => {
    const choices = manyChoices();
    const { product } = (await panel.create(await panel.whole(choices))).body;
    const line = { productId: product.id, variantId: product.variants[0]!.id, quantity: 2 };
    const placed = await place<{ order: { parcels: { id: string }[] } }>(
      panel.shop.commerce,
      panel.buyer,
      newOrder([line]),
    );
    const path = `/vendor/orders/${placed.body.order.parcels[0]!.id}/move`;
    const move = (status: string) => panel.call(panel.owner, "POST", path, { status });
    const images = product.images.map(({ url }) => url);
    const [, b, c] = choices.variants.map((variant, at) => ({ ...variant, id: product.variants[at]!.id }));
    const without = { ...(await panel.whole({ images })), options: choices.options, variants: [b, c] };
    for (const status of ["confirmed", "processing"]) expect((await move(status)).status).toBe(200);
    expect((await panel.rewrite(product.id, without)).body.code).toBe("stock_reserved");
    expect((await panel.one(product.id)).body.product.variants[0]).toMatchObject({
      stock: 1,
      reserved: 2,
    });
    expect((await move("shipped")).status).toBe(200);
    expect((await panel.one(product.id)).body.product.variants[0]).toMatchObject({
      stock: 1,
      reserved: 0,
    });
    const left = await panel.rewrite(product.id, without);
    expect([left.status, left.body.product.variants.map(({ id }) => id)]).toEqual([200, [b!.id, c!.id]]);
    expect((await move("delivered")).status).toBe(200);
  });

  it("is refused for an outdated version; of two at once one wins", async () => {
    const { product } = (await panel.create(await panel.whole())).body;
    const body = await panel.whole({ images: product.images.map(({ url }) => url), version: 1 });
    const both = await Promise.all(
      ["Первое", "Второе"].map((name) => panel.rewrite(product.id, { ...body, name }, panel.manager)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("product_changed");
    const winner = both.find(({ status }) => status === 200)!.body.product;
    expect((await panel.one(product.id)).body.product).toMatchObject({ name: winner.name, version: 2 });
  });

  it("stores its pictures in their order and releases the others", async () => {
    const pictures = [await panel.picture(), await panel.picture(), await panel.picture()];
    const { product } = (await panel.create(await panel.whole({ images: pictures }))).body;
    expect(product.images.map(({ url }) => url)).toEqual(pictures);
    expect(await panel.holders(pictures[1]!)).toEqual([`product:${product.id}`]);
    const order = [pictures[2]!, pictures[0]!];
    const again = await panel.rewrite(product.id, await panel.whole({ images: order }), panel.manager);
    expect(again.body.product).toMatchObject({ image: pictures[2], images: order.map((url) => ({ url })) });
    expect(await panel.holders(pictures[1]!)).toEqual([]);
    expect((await panel.seen(product.slug)).body.product.images).toMatchObject(
      order.map((url) => ({ url, width: 800, thumbhash: "aGFzaA==" })),
    );
  });

  it("has its own fiscal codes, or those of its category", async () => {
    const codes = { ikpu: "07117001001000002", packageCode: "77", vatPercent: 0 };
    const { product } = (await panel.create(await panel.whole(codes))).body;
    expect(product).toMatchObject(codes);
    const images = product.images.map(({ url }) => url);
    const rewritten = await panel.rewrite(product.id, await panel.whole({ images }));
    expect(rewritten.body.product).toMatchObject(codes);
    const given = { ikpu: null, packageCode: null };
    const own = await panel.rewrite(product.id, await panel.whole({ images, ...given, vatPercent: 0 }));
    expect(own.body.product).toMatchObject({ ...codes, ikpu: "07117001001000001", packageCode: "1495086" });
    const none = await panel.rewrite(product.id, await panel.whole({ images, ...given, vatPercent: null }));
    expect(none.body.product).toMatchObject({ ikpu: null, packageCode: null, vatPercent: null });
  });
});

describe("a changed product, as buyers see it", () => {
  it("notifies buyers with this favourite of a lower price", async () => {
    const [fan] = await createBuyers(panel.shop.commerce, 1);
    const { product } = (await panel.create(await panel.whole())).body;
    const liked = await panel.call(fan, "POST", "/customer/favorites", { productId: product.id });
    expect(liked.status).toBe(201);
    const variant = product.variants[0]!.id;
    await panel.change({ variants: [{ id: variant, price: 70_000, oldPrice: 90_000 }] });
    expect((await panel.seen(product.slug)).body.product).toMatchObject({
      price: 70_000,
      oldPrice: 90_000,
    });
    const readNotifications = async () =>
      (await panel.call<{ notifications: object[] }>(fan, "GET", "/customer/inbox")).body.notifications ?? [];
    const readInbox = async () => JSON.stringify(await readNotifications());
    await expect.poll(readInbox, { timeout: 30_000 }).toContain("price_drop");
  });

  it("is reported in a cart: a new price, a removed variant, a draft, a deleted product", async () => {
    const choices = manyChoices();
    const { product } = (await panel.create(await panel.whole(choices))).body;
    const [red, , large] = product.variants;
    const productId = product.id;
    const items = [red!, large!].map(({ id: variantId, price }) => ({
      productId,
      variantId,
      price,
      quantity: 1,
    }));
    const changes = async () => {
      const path = "/catalog/quote";
      const { body } = await panel.call<{ items: { change: string }[] }>(undefined, "POST", path, {
        items,
      });
      return body.items.map(({ change }) => change);
    };
    expect(await changes()).toEqual([null, null]);
    await panel.change({ variants: [{ id: red!.id, price: 99 }] });
    expect(await changes()).toEqual(["price", null]);
    const images = product.images.map(({ url }) => url);
    const left = { options: choices.options, variants: choices.variants.slice(0, 2) };
    expect((await panel.rewrite(product.id, await panel.whole({ images, ...left }))).status).toBe(200);
    expect(await changes()).toEqual([null, "gone"]);
    await panel.change({ products: [{ id: product.id, status: "draft" }] });
    expect(await changes()).toEqual(["gone", "gone"]);
    await panel.change({ products: [{ id: product.id, status: "published" }] });
    expect(await changes()).toEqual([null, "gone"]);
    await panel.remove(product.id);
    expect(await changes()).toEqual(["gone", "gone"]);
  });

  it("stays complete in past orders when deleted, and is 410 on its page and gone from favourites", async () => {
    const { product } = (await panel.create(await panel.whole())).body;
    const order = await place<{ order: { id: string } }>(
      panel.shop.commerce,
      panel.buyer,
      newOrder([{ productId: product.id, quantity: 1 }]),
    );
    await panel.call(panel.buyer, "POST", "/customer/favorites", { productId: product.id });
    const path = `/customer/orders/${order.body.order.id}`;
    const before = await panel.call<{ order: object }>(panel.buyer, "GET", path);
    expect((await panel.remove(product.id)).status).toBe(200);
    expect((await panel.call<{ order: object }>(panel.buyer, "GET", path)).body).toEqual(before.body);
    const page = await panel.seen(product.slug);
    expect([page.status, page.body.code]).toEqual([410, "product_gone"]);
    const favorites = await panel.call<{ gone: string[] }>(panel.buyer, "GET", "/customer/favorites/ids");
    expect(favorites.body.gone).toContain(product.id);
    expect((await panel.list()).products.some(({ id }) => id === product.id)).toBe(false);
    for (const { status } of [await panel.one(product.id), await panel.remove(product.id)])
      expect(status).toBe(404);
    expect(await panel.holders(product.images[0]!.url)).toEqual([`product:${product.id}`]);
    const cancelled = await panel.call(panel.buyer, "PATCH", `${path}/cancel`, {});
    expect(cancelled.status).toBe(200);
  });
});
