import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;
let id = "";
let variantId = "";

beforeAll(async () => {
  panel = await sharedProductPanel();
  const { product } = (await panel.create(await panel.whole())).body;
  id = product.id;
  variantId = product.variants[0]!.id;
});

const option = (ru: string, ...values: string[]) => ({
  name: { ru },
  values: values.map((one) => ({ ru: one })),
});
const variant = (options: Record<string, string>, other: object = {}) => ({
  options,
  price: 10,
  stock: 1,
  ...other,
});
const fake = "/files/uploads/aaaaaaaaaaaaaaaaaaaaaaaa-100x100.webp";
const two = [option("Размер", "1", "2")];

/** Bodies, and the fields that are reported as wrong. */
const wrong: [string, object, Record<string, string>][] = [
  ["an option without values that variants have", { options: two }, { variants: "required" }],
  [
    "two options of one name",
    { options: [...two, option("размер", "3")] },
    { "options.1.name.ru": "duplicate", variants: "required" },
  ],
  [
    "a value twice",
    { options: [option("Размер", "1", " 1")] },
    { "options.0.values.1.ru": "duplicate", variants: "required" },
  ],
  [
    "a combination twice",
    { options: two, variants: [variant({ Размер: "1" }), variant({ размер: "1" })] },
    { "variants.1.options": "duplicate" },
  ],
  [
    "a value that is no value, an option that is no option, an option left out",
    { options: two, variants: [variant({ Размер: "3" }), variant({ Цвет: "1" })] },
    {
      "variants.0.options.Размер": "unknown",
      "variants.1.options.Размер": "required",
      "variants.1.options.Цвет": "unknown",
    },
  ],
  [
    "a SKU twice, whatever its case",
    {
      options: two,
      variants: [variant({ Размер: "1" }, { sku: "Я-1" }), variant({ Размер: "2" }, { sku: "я-1" })],
    },
    { "variants.1.sku": "duplicate" },
  ],
  ["two variants without options", { variants: [variant({}), variant({})] }, { variants: "most:1" }],
  ["an old price that is none", { price: 10, oldPrice: 10 }, { oldPrice: "above_price" }],
  ["a variant of nobody", { variants: [variant({}, { id: "variant_x" })] }, { "variants.0.id": "unknown" }],
  ["a picture of nobody", { images: [fake] }, { "images.0": "not_yours" }],
  [
    "a picture that is none of its own",
    { variants: [variant({}, { image: fake })] },
    { "variants.0.image": "unknown" },
  ],
  ["an attribute of other goods", { attributes: { sleeve: "long" } }, { "attributes.sleeve": "unknown" }],
  ["a choice that is none", { attributes: { metal: "iron" } }, { "attributes.metal": "unknown" }],
  ["words for a number", { attributes: { weight_g: "5" } }, { "attributes.weight_g": "number" }],
  ["words for yes or no", { attributes: { gift_box: "да" } }, { "attributes.gift_box": "invalid" }],
  ["a package code without IKPU of its own", { ikpu: "1".repeat(17) }, { packageCode: "required" }],
];

/** Bodies that the schema rejects before anything is read. */
const malformed: [string, object][] = [
  ["a price of 0", { price: 0 }],
  ["a negative price", { price: -1 }],
  ["a fraction of a sum", { price: 1.5 }],
  ["a price above the limit", { price: 1_000_000_000_001 }],
  ["half a piece", { stock: 0.5 }],
  ["101 pictures", { images: Array.from({ length: 101 }, () => fake) }],
  ["101 variants", { options: two, variants: Array.from({ length: 101 }, () => variant({ Размер: "1" })) }],
  ["four options", { options: ["a", "b", "c", "d"].map((name) => option(name, "1")) }],
  ["no name", { name: "  " }],
  ["a long description", { description: { ru: "я".repeat(20_001) } }],
  ["an IKPU of letters", { ikpu: "x".repeat(17) }],
  ["a VAT that is none", { vatPercent: 7 }],
  ["a field of its own making", { popularity: 1_000_000 }],
];

const base = { name: "Кольцо", categoryId: "pcat_goods_rings" };

async function count(): Promise<number> {
  const { rows } = await panel.shop.db.query<{ count: number }>(
    `select (select count(*) from product)::int + (select count(*) from price_set)::int
       + (select count(*) from inventory_item)::int + (select count(*) from translation)::int
       + (select count(*) from shop_upload_use)::int as count`,
  );
  return rows[0]!.count;
}

describe("rejected as a whole:", () => {
  it.each(wrong)("%s", async (_, body, fields) => {
    const before = await count();
    const answer = await panel.create({ ...base, ...body });
    expect([answer.status, answer.body.code, answer.body.details?.fields]).toEqual([
      400,
      "invalid_input",
      fields,
    ]);
    expect(await count()).toBe(before);
  });

  it.each(malformed)("%s", async (_, body) => {
    const before = await count();
    expect((await panel.create({ ...base, ...body })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it.each(["pcat_nothing", "pcat_goods_hidden", "undefined"])("a product in %s", async (categoryId) => {
    const { status, body } = await panel.create({ ...base, categoryId });
    expect([status, body.code, body.details?.fields?.categoryId]).toEqual([
      404,
      "category_not_found",
      "unknown",
    ]);
  });

  it("a description of 5 MB", async () => {
    const { status } = await panel.create({ ...base, description: { ru: "я".repeat(2_500_000) } });
    expect([400, 413]).toContain(status);
  });

  it("another person's picture, or an upload of another type", async () => {
    for (const url of [await panel.picture(panel.other), await panel.picture(panel.owner, "review")]) {
      const { body } = await panel.create({ ...base, images: [url] });
      expect(body.details?.fields).toEqual({ "images.0": "not_yours" });
      expect(await panel.holders(url)).toEqual([]);
    }
  });
});

it("scripts are stored and returned as text", async () => {
  const text = `<img src=x onerror="alert(1)">'; drop table product; --\\`;
  const body = await panel.whole({
    name: text,
    brand: text.slice(0, 80),
    description: { ru: text, en: text },
  });
  const { product } = (await panel.create(body)).body;
  expect(product).toMatchObject({ name: { ru: text }, description: { ru: text, en: text } });
  expect((await panel.seen(product.slug)).body.product).toMatchObject({ name: { ru: text, en: text } });
});

describe("a SKU", () => {
  it("is unique in a shop, in any case and for two products at once; another shop may have the same", async () => {
    const sku = `Ключ-${randomUUID().slice(0, 8)}`;
    const same = await Promise.all(
      [sku, sku.toUpperCase()].map((one) => panel.create({ ...base, price: 5, sku: one })),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = same.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.details?.fields]).toEqual(["sku_taken", { sku: "sku_taken" }]);
    const other = await panel.create({ ...base, price: 5, sku }, panel.other);
    expect([other.status, other.body.product.variants[0]!.sku]).toEqual([201, sku]);
    const { product } = same.find(({ status }) => status === 201)!.body;
    expect((await panel.rewrite(product.id, { ...base, price: 6, sku })).status).toBe(200);
    await panel.remove(product.id);
    expect((await panel.create({ ...base, price: 5, sku })).status).toBe(201);
  });
});

describe("a shop's products are its own", () => {
  it("a foreign id is 404 in every call and its product stays unchanged", async () => {
    const before = (await panel.one(id)).body.product;
    const { other } = panel;
    const calls = [
      panel.one(id, other),
      panel.preview(id, other),
      panel.rewrite(id, { ...base, price: 1 }, other),
      panel.remove(id, other),
      panel.change({ variants: [{ id: variantId, price: 1 }] }, other),
      panel.change({ products: [{ id, status: "draft" }] }, other),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, (body as { code?: string }).code]).toEqual([404, "product_not_found"]);
    expect((await panel.one(id)).body.product).toEqual(before);
    expect((await panel.list("?limit=100", other)).products.some((row) => row.id === id)).toBe(false);
    const stolen = await panel.rewrite(
      id,
      await panel.whole({ images: before.images.map(({ url }) => url) }),
      other,
    );
    expect(stolen.status).toBe(404);
    for (const strange of ["undefined", "null", "prod_nothing"])
      expect((await panel.one(strange)).status).toBe(404);
  });

  it("guests, buyers and packers are rejected before anything else", async () => {
    for (const [who, status] of [
      [undefined, 401],
      [panel.buyer, 403],
      [panel.packer, 403],
    ] as const) {
      const answers = await Promise.all([
        panel.call(who, "GET", "/vendor/products"),
        panel.call(who, "POST", "/vendor/products", base),
        panel.call(who, "PATCH", "/vendor/products", {}),
        panel.call(who, "GET", `/vendor/products/${id}`),
        panel.call(who, "GET", `/vendor/products/${id}/preview`),
        panel.call(who, "POST", `/vendor/products/${id}`, base),
        panel.call(who, "DELETE", `/vendor/products/${id}`),
        panel.call(who, "GET", "/vendor/categories/pcat_goods_rings"),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect((await panel.one(id, panel.manager)).status).toBe(200);
  });
});
