import { afterAll, beforeAll, expect, it } from "vitest";
import type { CardDocument, ProductDetail } from "../../../src/search/product-document.ts";
import { GROWN_PRODUCTS } from "../../../src/scripts/seed/grow/ids.ts";
import { growShop, type Growth } from "../../../src/scripts/seed/grow/grow-shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { createBuyer, newOrder, openShop, placePatiently, type Shop } from "../../harness/shop.ts";
import { indexTable } from "./index-table.ts";
import type { Listing } from "./listing.ts";
import { readShape } from "./product-traces.ts";

let shop: Shop;
/** Number of products before the test. */
let before: number;
let parts: unknown;
/** Products without a category, which every start finds stale. */
let stale: number;

const INSIDE = "../../http/catalog/inside";
/** Number of products created; GROWN=<number> sets another. */
const GROWN = Number(process.env.GROWN ?? 500);
const growth = { seed: 7, base: new Date("2026-11-26T00:00:00Z") };
const grow = (more: number, other: Partial<Growth> = {}) =>
  growShop(shop.ownerUrl, { ...growth, products: before + more, ...other });
const renew = (some?: string[]) => shop.commerce.run<number>(`${INSIDE}/renew.ts`, { ids: some });
const get = async <T>(path: string) => (await shop.commerce.call<T>("GET", `/catalog/${path}`)).body;
const ids = async (where = "true") =>
  (
    await shop.db.query<{ id: string }>(
      `select id from product p where id like '${GROWN_PRODUCTS}' and ${where} order by id`,
    )
  ).rows.map(({ id }) => id);

async function grownDocuments(): Promise<number> {
  const table = await indexTable(shop.db);
  const { rowCount } = await shop.db.query(`select 1 from "${table}" where id like '${GROWN_PRODUCTS}'`);
  return rowCount ?? 0;
}

/** Indexes, references and triggers of all tables. */
async function readParts(): Promise<unknown> {
  const { rows } = await shop.db.query(
    `select indexdef as part from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
  );
  return rows;
}

beforeAll(async () => {
  shop = await openShop("grown");
  await shop.commerce.run(`${INSIDE}/small-demo.ts`, { every: 8 });
  const { rows } = await shop.db.query<{ count: number }>("select count(*)::int as count from product");
  before = rows[0]!.count;
  parts = await readParts();
  stale = await renew();
});

afterAll(() => shop?.close());

const ofSeed = "select pid from pg_stat_activity where application_name = 'bezak seed'";
const end = (connections: string) =>
  shop.db.query(`select pg_terminate_backend(pid) from (${connections}) connection`);

it("leaves nothing behind when its connections are lost", async () => {
  const progress = () => void end(ofSeed);
  await expect(grow(GROWN, { reindexFrom: 1, progress })).rejects.toThrow();
  expect([await ids(), await grownDocuments(), await readParts()]).toEqual([[], 0, parts]);
});

it("stores no documents of rows that were lost", async () => {
  const other = await shop.db.connect();
  try {
    await other.query(`begin; lock table "${await indexTable(shop.db)}" in share mode`);
    const broken = expect(grow(GROWN, { batch: 50 })).rejects.toThrow();
    await until("documents to wait", () => waiting(shop.db));
    const ofRows = `${ofSeed} and wait_event_type is distinct from 'Lock'`;
    await end(ofRows);
    await until("rows to be lost", async () => (await shop.db.query(ofRows)).rowCount === 0);
    await other.query("commit");
    await broken;
  } finally {
    await other.query("rollback");
    other.release();
  }
  expect([await ids(), await grownDocuments()]).toEqual([[], 0]);
});

it("restores every index and reference", async () => {
  expect(await grow(GROWN, { reindexFrom: 1 })).toBe(GROWN);
  expect(await ids()).toHaveLength(GROWN);
  expect(await readParts()).toEqual(parts);
});

it("adds nothing when repeated, the difference when more are requested, and refuses fewer", async () => {
  expect(await grow(GROWN)).toBe(0);
  const known = await ids();
  expect(await grow(GROWN + 10)).toBe(10);
  expect((await ids()).slice(0, GROWN)).toEqual(known);
  await expect(grow(10)).rejects.toThrow(/products already/);
});

it.each([
  ["without a choice", "not exists (select from product_product_option o where o.product_id = p.id)", 1],
  ["in two colours", "exists (select from product_product_option o where o.product_id = p.id)", 2],
])("has the rows of a product that was stored individually: %s", async (_, options, variants) => {
  const alike = `${options} and not exists (select from product_review r where r.product_id = p.id)
    and (select count(*) from product_variant v where v.product_id = p.id) = ${variants}
    and (select count(*) from image i where i.product_id = p.id) = ${variants}`;
  const [grown = ""] = await ids(alike);
  const { rows } = await shop.db.query<{ id: string }>(
    `select id from product p where metadata ? 'popularity' and id not like '${GROWN_PRODUCTS}' and ${alike} limit 1`,
  );
  const shape = await readShape(shop.db, grown);
  expect(shape).toEqual(await readShape(shop.db, rows[0]?.id ?? ""));
  expect(Object.keys(shape).length).toBeGreaterThan(13);
});

it("writes documents as a serving shop does: none is stale, and writing them again changes nothing", async () => {
  expect(await renew()).toBe(stale);
  const some = (await ids()).filter((_, place) => place % 20 === 0);
  const name = await indexTable(shop.db);
  const { rows: tables } = await shop.db.query<{ count: number }>(
    "select document_count as count from search_postgres_index where table_name = $1",
    [name],
  );
  const count = tables[0]?.count ?? 0;
  const read = async () =>
    (
      await shop.db.query(
        `select id, document, indexed, search_vector::text, search_text from "${name}" where id = any($1) order by id`,
        [some],
      )
    ).rows;
  const made = await read();
  await renew(some);
  expect(made).toEqual(await read());
  const { rows } = await shop.db.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
  expect(count).toBe(rows[0]!.count);
});

it("is listed, found, suggested, counted and shown like other products", async () => {
  const list = await get<Listing>("products?facets=1&filter=brands&sort=newest");
  expect(list.count).toBeGreaterThan(GROWN);
  expect(list.facets?.inStock.false).toBeGreaterThan(GROWN / 100);
  expect(list.facets?.ratings.find(({ value }) => value === 3)?.count).toBeGreaterThan(GROWN / 20);
  expect(list.facets?.categories.length).toBeGreaterThan(20);
  const [id = ""] = await ids("metadata->>'brand' is not null");
  const { product } = await get<{ product: CardDocument & ProductDetail }>(`products/${id}`);
  expect(new Set(Object.values(product.name)).size).toBe(3);
  expect(product.images[0]).toMatchObject({ width: 1200, height: 1200, thumbhash: "aGFzaA==" });
  for (const language of ["ru", "uz", "en"] as const) {
    const q = encodeURIComponent(product.name[language]);
    expect((await get<Listing>(`products?q=${q}`)).documents.map((one) => one.id)).toContain(id);
    const suggested = await get<{ products: CardDocument[] }>(`suggest?limit=10&q=${q}`);
    expect(suggested.products.map((one) => one.name)).toContainEqual(product.name);
  }
});

it("can be ordered, which reduces its stock", async () => {
  const list = await get<Listing>("products?inStock=true&sort=newest");
  const card = list.documents.find(({ id }) => id.startsWith(GROWN_PRODUCTS.slice(0, -1)));
  const { id: productId = "", variantId = "" } = card ?? {};
  const stock = async () =>
    (await get<{ product: ProductDetail }>(`products/${productId}`)).product.variants.find(
      ({ id }) => id === variantId,
    )?.stock ?? 0;
  const had = await stock();
  const order = newOrder([{ productId, variantId, quantity: 1 }]);
  const { status, body } = await placePatiently(shop.commerce, await createBuyer(shop.commerce), order);
  expect([status, body]).toMatchObject([201, {}]);
  await expect.poll(stock, { timeout: 20_000 }).toBe(had - 1);
});
