import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { hanging, letHangingGo, whileHanging } from "../../harness/hang-writes.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;

beforeAll(async () => {
  panel = await sharedProductPanel();
});

it("creates one product for a repeated key, also at once; another body with the key is refused", async () => {
  const key = randomUUID();
  const body = await panel.whole({ sku: `K-${key}` });
  const answers = await Promise.all(Array.from({ length: 4 }, () => panel.create(body, panel.owner, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body: { product } }) => product.id)).size).toBe(1);
  expect(await panel.traces(`K-${key}`)).toBe(1);
  const other = await panel.create({ ...body, name: "Другое" }, panel.owner, key);
  expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
  const elsewhere = await panel.create(
    { ...body, images: [await panel.picture(panel.other)] },
    panel.other,
    key,
  );
  expect(elsewhere.status).toBe(201);
});

it("may cost up to a million million, and is found by price", async () => {
  const price = 1_000_000_000_000;
  const { product } = (await panel.create(await panel.whole({ price }))).body;
  expect((await panel.seen(product.slug)).body.product.price).toBe(price);
  const path = `/catalog/products?seller=${panel.sellerId}&minPrice=${price}`;
  const list = await panel.call<{ documents: { id: string }[] }>(undefined, "GET", path);
  expect(list.body.documents.map(({ id }) => id)).toEqual([product.id]);
  await panel.remove(product.id);
});

it("derives a unique slug from the Russian name", async () => {
  const name = `Щётка ${randomUUID().slice(0, 6)}`;
  const draft = { name, categoryId: "pcat_goods_rings" };
  const made = await Promise.all(Array.from({ length: 3 }, () => panel.create(draft)));
  const slugs = made.map(({ body }) => body.product.slug).sort();
  const [base] = slugs;
  expect(base).toMatch(/^shyotka-[0-9a-f]{6}$/);
  expect(slugs).toEqual([base, `${base}-2`, `${base}-3`]);
});

it("gives two names with the same slug different slugs, also at once", async () => {
  const { db } = panel.shop;
  const name = `Serga ${randomUUID().slice(0, 6).replaceAll(/\d/g, "x")}`;
  const draft = { name, categoryId: "pcat_goods_rings" };
  const { slug } = (await panel.create(draft)).body.product;
  const isMet = async () => (await hanging(db)) + (await waiting(db)) === 2;
  const atOnce = async () => {
    const making = Promise.all([panel.create(draft), panel.create({ ...draft, name: `${name} 2` })]);
    await until("one to write its slug, and the other to wait or to write the same", isMet);
    await letHangingGo(db);
    return making;
  };
  const made = await whileHanging(db, "insert on product", atOnce, `new.handle = '${slug}-2'`);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = made.map(({ body }) => body.product.slug);
  expect([`${slug}-2`, `${slug}-3`]).toContain(first);
  expect([`${slug}-2`, `${slug}-2-2`]).toContain(second);
  expect(first).not.toBe(second);
});
