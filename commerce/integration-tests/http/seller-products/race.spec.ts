import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { indexTable } from "../catalog/index-table.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { letHangingGo, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { createBuyers, newOrder, place, type Buyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;
let buyers: Buyer[];
let second: CommerceProcess | undefined;

/** Buyers who order one product at once; RACERS=<number> for others. */
const RACERS = Number(process.env.RACERS ?? 4);

beforeAll(async () => {
  panel = await sharedProductPanel();
  buyers = await createBuyers(panel.shop.commerce, RACERS);
});

/** A second process on the same database, which goes on when the first one is killed. */
const another = async (): Promise<CommerceProcess> => (second ??= await panel.shop.start());

interface Level {
  stocked: number;
  reserved: number;
  reservations: number;
  raw: number;
}

/** A variant's stock and reservations, as stored and as its orders add up. */
async function readLevel(variantId: string): Promise<Level> {
  const { rows } = await panel.shop.db.query<Level>(
    `select l.stocked_quantity::float8 as stocked, l.reserved_quantity::float8 as reserved,
       (l.raw_stocked_quantity->>'value')::float8 as raw,
       (select coalesce(sum(r.quantity), 0)::float8 from reservation_item r
        where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as reservations
     from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
     where i.variant_id = $1`,
    [variantId],
  );
  return rows[0]!;
}

it("setting the stock beside orders loses no piece: the number means free pieces, and reserved ones are added", async () => {
  const { product } = (await panel.create(await panel.whole({ stock: 30 }))).body;
  const [variant] = product.variants;
  const line = newOrder([{ productId: product.id, variantId: variant!.id, quantity: 1 }]);
  const orders = buyers.map((buyer) => place(panel.shop.commerce, buyer, line));
  const images = product.images.map(({ url }) => url);
  const changes = [
    panel.change({ variants: [{ id: variant!.id, stock: 25 }] }),
    panel.change({ variants: [{ id: variant!.id, stock: 20 }] }),
    panel.rewrite(product.id, await panel.whole({ images, stock: 15 })),
  ];
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(orders.map(() => 201));
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const level = await readLevel(variant!.id);
  expect(level).toMatchObject({ reserved: RACERS, reservations: RACERS, raw: level.stocked });
  // the last change set the free pieces of that moment; each later order took one of them
  const free = level.stocked - level.reserved;
  expect(free).toBeGreaterThanOrEqual(15 - RACERS);
  expect(free).toBeLessThanOrEqual(25);
  await panel.change({ variants: [{ id: variant!.id, stock: 0 }] });
  expect(await readLevel(variant!.id)).toMatchObject({ stocked: RACERS, reserved: RACERS, raw: RACERS });
  const [seen] = (await panel.one(product.id)).body.product.variants;
  expect(seen).toMatchObject({ stock: 0, reserved: RACERS });
});

it("a form opened before an order, which changes something else, does not restore sold pieces", async () => {
  const { product } = (await panel.create(await panel.whole({ stock: 8 }))).body;
  const line = newOrder([{ productId: product.id, quantity: 3 }]);
  expect((await place(panel.shop.commerce, buyers[0]!, line)).status).toBe(201);
  const images = product.images.map(({ url }) => url);
  const form = { images, stock: 8, shownStock: 8, name: "Новое имя" };
  const saved = (await panel.rewrite(product.id, await panel.whole(form))).body.product;
  expect(saved.variants[0]).toMatchObject({ stock: 5, reserved: 3 });
  const counted = await panel.rewrite(product.id, await panel.whole({ ...form, stock: 9 }));
  expect(counted.body.product.variants[0]).toMatchObject({ stock: 9, reserved: 3 });
  const silent = await panel.rewrite(product.id, await panel.whole({ images, stock: undefined }));
  expect(silent.body.product.variants[0]).toMatchObject({ stock: 9, reserved: 3 });
});

it("a form never combines old texts with a new version, which would let it overwrite newer texts", async () => {
  const { product } = (await panel.create(await panel.whole({ name: "Старое" }))).body;
  const client = await panel.shop.db.connect();
  await client.query("begin");
  // the form waits in the middle of its reading
  await client.query("lock table fiscal_code in access exclusive mode");
  const form = panel.one(product.id);
  await until("the form to be read", () => waiting(panel.shop.db));
  await client.query(
    `update product set title = 'Новое', metadata = metadata || '{"version": 2}' where id = $1`,
    [product.id],
  );
  await client.query("commit");
  client.release();
  const { name, version } = (await form).body.product;
  expect([
    ["Старое", 1],
    ["Новое", 2],
  ]).toContainEqual([name.ru, version]);
});

it("nobody waits for the stock of another variant or another shop", async () => {
  const options = [{ name: { ru: "Размер" }, values: [{ ru: "1" }, { ru: "2" }] }];
  const choices = ["1", "2"].map((value) => ({ options: { Размер: value }, price: 10, stock: 1 }));
  const { product } = (await panel.create(await panel.whole({ options, variants: choices }))).body;
  const [ordered, free] = product.variants.map(({ id }) => id);
  const { db } = panel.shop;
  await db.query(
    `insert into lease_lock (key, owner, expires_at)
     select inventory_item_id, 'an order', now() + interval '1 minute' from product_variant_inventory_item
     where variant_id = $1`,
    [ordered],
  );
  const changed = await panel.change({ variants: [{ id: free, stock: 2 }] });
  const strange = await panel.rewrite(product.id, { name: "Чужое", categoryId: "x" }, panel.other);
  await db.query("delete from lease_lock where owner = 'an order'");
  expect([changed.status, strange.status, strange.body.code]).toEqual([200, 404, "product_not_found"]);
});

it("a variant that is being ordered cannot be removed", async () => {
  const { db, commerce } = panel.shop;
  const options = [{ name: { ru: "Размер" }, values: [{ ru: "1" }, { ru: "2" }] }];
  const choices = ["1", "2"].map((value) => ({ options: { Размер: value }, price: 10, stock: 1 }));
  const { product } = (await panel.create(await panel.whole({ options, variants: choices }))).body;
  const line = { productId: product.id, variantId: product.variants[0]!.id, quantity: 1 };
  const images = product.images.map(({ url }) => url);
  const other = { ...choices[1], id: product.variants[1]!.id };
  const without = { ...(await panel.whole({ images })), options, variants: [other] };
  const { order, refused } = await whileHanging(db, "insert on seller_order", async () => {
    const placing = place(commerce, buyers[0]!, newOrder([line]));
    await untilHanging(db, 1);
    return { order: placing, refused: await panel.rewrite(product.id, without) };
  });
  await order;
  expect([refused.status, refused.body.code]).toEqual([409, "stock_reserved"]);
  expect((await panel.rewrite(product.id, without)).status).toBe(200);
});

it("concurrent changes of many products by two members are applied as a whole or refused", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, async () => panel.create(await panel.whole())));
  const variants = made.map(({ body }) => body.product.variants[0]!.id);
  const raise = (price: number, ids: string[]) =>
    panel.change({ variants: ids.map((id) => ({ id, price })) });
  const answers = await Promise.all([
    raise(1_000, variants),
    raise(2_000, variants.toReversed()),
    raise(3_000, variants),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const prices = await Promise.all(
    made.map(async ({ body }) => (await panel.one(body.product.id)).body.product.price?.min),
  );
  expect(new Set(prices).size).toBe(1);
});

it("a slow process does not write the former price back into the catalogue", async () => {
  const { db } = panel.shop;
  const { product } = (await panel.create(await panel.whole({ price: 500 }))).body;
  const index = await indexTable(db);
  const second = await another();
  await until("the start to have checked it", () => second.output().includes("Catalogue checked"), 60);
  const line = newOrder([{ productId: product.id, quantity: 1 }]);
  const price = { variants: [{ id: product.variants[0]!.id, price: 400 }] };
  const bothWrite = async () => {
    // the order changes the stock, and the first process is about to write the document
    expect((await place(panel.shop.commerce, buyers[0]!, line)).status).toBe(201);
    await untilHanging(db, 1);
    let isAnswered = false;
    const changed = second
      .call("PATCH", "/vendor/products", { token: panel.owner.token, body: price })
      .finally(() => (isAnswered = true));
    await until("the new price to wait for the former", async () => isAnswered || (await waiting(db)));
    await letHangingGo(db);
    expect((await changed).status).toBe(200);
  };
  const former = `new.id = '${product.id}' and new.document->'card'->>'price' = '500'`;
  await whileHanging(db, `insert on "${index}"`, bothWrite, former);
  const stored = `select document->'card'->>'price' as price from "${index}" where id = $1`;
  expect((await db.query(stored, [product.id])).rows).toEqual([{ price: "400" }]);
});

it("a process killed while it writes leaves nothing, or the unchanged product", async () => {
  const { db } = panel.shop;
  const sku = `KILLED-${randomUUID()}`;
  const { product } = (await panel.create(await panel.whole({ name: "Стойкое" }))).body;
  const image = await panel.picture();
  const next = await another();
  await whileHanging(db, "insert or update on inventory_level", async () => {
    const lost = [
      panel.create(await panel.whole({ sku, images: [image] })),
      panel.rewrite(product.id, await panel.whole({ name: "Другое", stock: 1, price: 1 })),
    ].map((call) => call.catch(() => undefined));
    await untilHanging(db, lost.length);
    await panel.shop.commerce.kill();
    await Promise.all(lost);
  });
  panel.shop.commerce = next;
  expect(await panel.traces(sku)).toBe(0);
  expect(await panel.holders(image)).toEqual([]);
  const current = (await panel.one(product.id)).body.product;
  expect(current).toMatchObject({ name: { ru: "Стойкое" }, version: 1, price: { min: 90_000 }, stock: 10 });
  const again = await panel.create(await panel.whole({ sku, images: [image] }));
  expect(again.status).toBe(201);
  expect((await panel.seen(again.body.product.slug)).status).toBe(200);
});
