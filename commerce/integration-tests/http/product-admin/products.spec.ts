import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { openProductAdmin, type ProductAdmin } from "./product-calls.ts";

let products: ProductAdmin;
beforeAll(async () => void (products = await openProductAdmin("any-goods")));

/** Makes changes of a product that have all read it before one of them is written. */
async function whileLocked<T>(id: string, change: () => Promise<T>[]): Promise<T[]> {
  const { db } = products.panel.shop;
  const holder = await db.connect();
  try {
    await holder.query("begin");
    await holder.query("select from product where id = $1 for update", [id]);
    const answers = change();
    const lock = "select id from product where";
    await until("all of them to wait", async () => (await waiting(db, lock)) === answers.length);
    await holder.query("commit");
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
}

const ids = async (query: string) => (await products.list(query)).body.products.map(({ id }) => id);

it("lists the products of all shops, the latest change first, by words, shop, category and status", async () => {
  const { panel, sellerId } = products;
  const word = `Перстень-${randomUUID().slice(0, 8)}`;
  const first = await products.made({ name: `${word} один` });
  const draft = await products.made({ name: `${word} два`, status: "draft" });
  const foreign = (await panel.create(await panel.whole({ name: `${word} три` }))).body.product;
  const q = encodeURIComponent(word);
  expect(await ids(`?q=${q}`)).toEqual([foreign.id, draft.id, first.id]);
  await panel.rewrite(first.id, { price: 91_000 }, products.owner);
  expect(await ids(`?q=${q}`)).toEqual([first.id, foreign.id, draft.id]);
  expect(await ids(`?q=${q}&limit=2&page=2`)).toEqual([draft.id]);
  const { body } = await products.list(`?q=${q}&shop=any-goods&status=published`);
  expect(body).toMatchObject({
    count: 1,
    products: [
      {
        id: first.id,
        seller: { id: sellerId, name: expect.any(String) },
        price: { min: 91_000 },
        stock: 10,
        version: "2",
        hiddenReason: null,
      },
    ],
  });
  expect(await ids(`?q=${q}&shop=${panel.sellerId}`)).toEqual([foreign.id]);
  expect(await ids(`?q=${q}&category=goods-room`)).toHaveLength(3);
  expect(await ids(`?q=${q}&category=pcat_goods_hidden`)).toEqual([]);
  for (const [query, field] of [
    ["?shop=none", "shop"],
    ["?category=none", "category"],
    ["?status=gone", "status"],
    ["?sort=price", "sort"],
  ] as const) {
    const refused = await products.list(query);
    expect([refused.status, Object.keys(refused.body.details?.fields ?? {})]).toEqual([400, [field]]);
  }
});

it("lists what a product lacks, and the products with a problem", async () => {
  const { panel } = products;
  const id = `pcat_${randomUUID().slice(0, 8)}`;
  await panel.shop.db.query(
    "insert into product_category (id, name, handle, mpath, is_active) values ($1, $1, $1, $1, true)",
    [id],
  );
  const word = `Брошь-${randomUUID().slice(0, 8)}`;
  const whole = {
    name: { ru: word, uz: "Toʻgʻnagʻich", en: "Brooch" },
    description: { ru: "Серебро", uz: "Kumush", en: "Silver" },
    status: "draft",
  };
  const codes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };
  const lacking = {
    nothing: whole,
    picture: { ...whole, images: [] },
    description: { ...whole, description: { ru: "Серебро", uz: "Kumush" } },
    name: { ...whole, name: { ru: word, en: "Brooch" }, images: [] },
    codes: { ...whole, categoryId: id, attributes: {} },
    "nothing, with codes of its own": { ...whole, categoryId: id, attributes: {}, ...codes },
    "nothing, without a description": { ...whole, description: null },
  };
  const made: Record<string, string> = {};
  for (const [name, fields] of Object.entries(lacking)) made[(await products.made(fields)).id] = name;
  const read = async (query: string) => {
    const { body } = await products.list(`?q=${encodeURIComponent(word)}${query}`);
    // prices are compared with those of the category, in which other specs sell too
    const lasting = (problems: string[]) => problems.filter((one) => one !== "suspicious_price");
    const rows = body.products.map((row) => [made[row.id], lasting(row.problems)] as const);
    return { rows: Object.fromEntries(rows), count: body.count };
  };
  expect((await read("")).rows).toEqual({
    nothing: [],
    picture: ["no_picture"],
    description: ["no_translation"],
    name: ["no_picture", "no_translation"],
    codes: ["no_fiscal_code"],
    "nothing, with codes of its own": [],
    "nothing, without a description": [],
  });
  const withProblem = async (problem: string, more = "") =>
    Object.keys((await read(`&problem=${problem}${more}`)).rows);
  expect(await withProblem("no_picture")).toEqual(["name", "picture"]);
  expect(await withProblem("no_translation")).toEqual(["name", "description"]);
  expect(await withProblem("no_fiscal_code")).toEqual(["codes"]);
  expect(await withProblem("no_picture", "&limit=1&page=2")).toEqual(["picture"]);
  expect((await read("&problem=no_picture&limit=1")).count).toBe(2);
  expect((await products.list("?problem=ugly")).body.details?.fields).toHaveProperty("problem");
});

it("admits administrators only", async () => {
  const { id } = await products.made();
  for (const token of ["", products.panel.buyer.token, products.owner.token]) {
    const answers = await Promise.all([
      products.list("", token),
      products.call("GET", `/${id}`, { token }),
      products.call("POST", "", { token, body: await products.panel.whole({ sellerId: products.sellerId }) }),
      products.call("POST", `/${id}`, { token, body: { status: "draft" } }),
      products.call("DELETE", `/${id}`, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  }
  expect((await products.own(id)).status).toBe("published");
});

it("creates a product for a shop, once for a repeated key, by the rules of the shop", async () => {
  const sku = `A-${randomUUID().slice(0, 8)}`;
  const body = {
    ...(await products.panel.whole({ images: [], status: "draft", sku })),
    sellerId: products.sellerId,
  };
  const key = randomUUID();
  const [created, again] = [await products.create(body, key), await products.create(body, key)];
  expect([created.status, again.status]).toEqual([201, 201]);
  expect(again.body.product.id).toBe(created.body.product.id);
  expect(created.body.product).toMatchObject({
    status: "draft",
    version: "1",
    seller: { id: products.sellerId },
  });
  expect(await products.own(created.body.product.id)).toMatchObject({ status: "draft", version: 1 });
  const refused = [
    await products.create({ ...body, sku: null, brand: "Nur" }, key),
    await products.create(body),
    await products.create({ ...body, sku: null, status: "published" }),
    await products.create({ ...body, sku: null, sellerId: "sel_none" }),
    await products.create({ ...body, sku: null, categoryId: "pcat_none" }),
  ];
  expect(refused.map(({ status, body: { code } }) => [status, code])).toEqual([
    [422, "idempotency_mismatch"],
    [409, "sku_taken"],
    [400, "invalid_input"],
    [404, "seller_not_found"],
    [404, "category_not_found"],
  ]);
});

it("changes any field, refuses a stale version with the current product, and one of two at once", async () => {
  const { id } = await products.made();
  const { version } = (await products.one(id)).body.product;
  const { status, body } = await products.change(id, {
    price: 99_000,
    name: { ru: "Иначе" },
    reason: "Ошибка",
    version,
  });
  expect(status).toBe(200);
  expect(body.product).toMatchObject({ name: { ru: "Иначе" }, price: { min: 99_000 }, status: "published" });
  expect((await products.panel.seen(id)).body.product).toMatchObject({ price: 99_000 });
  for (const change of [{ price: 1 }, { status: "draft" }, {}]) {
    const stale = await products.change(id, { ...change, version });
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    expect(stale.body.details?.current).toMatchObject({ id, version: body.product.version });
  }
  const now = body.product.version;
  const both = await whileLocked(id, () => [
    products.change(id, { status: "draft", version: now }),
    products.change(id, { status: "hidden", reason: "Проверка", version: now }),
  ]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect((await products.change(id, { brand: "Zarina", reason: "Ошибка" })).status).toBe(200);
});

it("deletes a product of any shop, once; unknown ones are 404", async () => {
  const { id } = await products.made();
  const answers = await Promise.all([products.remove(id), products.remove(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await products.panel.seen(id)).status).toBe(410);
  const unknown = [
    await products.one(id),
    await products.change(id, { status: "draft" }),
    await products.change("prod_none", { brand: "Nur" }),
    await products.remove("prod_none"),
  ];
  expect(unknown.map(({ status, body }) => [status, body.code])).toEqual(
    Array(4).fill([404, "product_not_found"]),
  );
});

it("is deleted in the version that was seen, or refused with the current product", async () => {
  const { id } = await products.made();
  const { version } = (await products.one(id)).body.product;
  const { product } = (await products.change(id, { price: 99_000, reason: "Ошибка" })).body;
  const stale = await products.remove(id, version);
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.details).toEqual({ current: product, sent: version });
  expect((await products.remove(id, product.version)).status).toBe(200);
  expect((await products.remove(id, product.version)).body.code).toBe("product_not_found");
});
