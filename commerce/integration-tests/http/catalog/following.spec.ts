import { afterAll, beforeAll, expect, it } from "vitest";
import { runNode } from "../../harness/run-node.ts";
import { databaseUrls, testEnvironment } from "../../harness/settings.ts";
import { openCatalog, restarted, type Catalog } from "./open-catalog.ts";

let catalog: Catalog;
let table: string;

beforeAll(async () => {
  catalog = await restarted(await openCatalog("catalog_following"));
  const { rows } = await catalog.db.query<{ table_name: string }>(
    "select table_name from search_postgres_index order by name desc limit 1",
  );
  table = rows[0]!.table_name;
});

afterAll(() => catalog?.close());

const within = { timeout: 30_000 };

/** Writes a document past the running process, as another one does. */
const setPrice = (price: number) => `update ${table} set indexed = jsonb_set(indexed, '{price}', '${price}'),
  document = jsonb_set(document, '{card,price}', '${price}')`;

it("what another process wrote is filtered, sorted and shown by", async () => {
  await catalog.db.query(`${setPrice(11)} where indexed->>'slug' = 'silver-ring'`);
  await expect.poll(() => catalog.slugs({ maxPrice: "11" }), within).toEqual(["silver-ring"]);
  const { documents } = await catalog.list({ maxPrice: "11" });
  expect(documents[0]?.price).toBe(11);
});

it("a write is seen though later ones were committed and looked at before it", async () => {
  const slow = await catalog.db.connect();
  await slow.query("begin");
  await slow.query(`${setPrice(21)} where indexed->>'slug' = 'gold-ring'`);
  await catalog.db.query(`${setPrice(22)} where indexed->>'slug' = 'leather-bag'`);
  const found = () => catalog.slugs({ minPrice: "20", maxPrice: "30", sort: "price_asc" });
  await expect.poll(found, within).toEqual(["leather-bag"]);
  await slow.query("commit");
  slow.release();
  await expect.poll(found, within).toEqual(["gold-ring", "leather-bag"]);
});

it("a document that another process removed is gone from lists and counts", async () => {
  await catalog.db.query(`delete from ${table} where indexed->>'slug' = 'wrist-watch'`);
  await expect.poll(() => catalog.slugs({ category: "watches" }), within).toEqual([]);
  const brands = async () => (await catalog.facets()).brands;
  await expect.poll(brands, within).toContainEqual({ value: "Bobur", count: 1 });
});

it("a rebuild into a new table is followed", async () => {
  const rebuild = ["src/scripts/run.ts", "integration-tests/http/catalog/inside/rebuild.ts"];
  await runNode(rebuild, { ...testEnvironment, ...databaseUrls(catalog.ownerUrl) });
  const byPrice = ["silver-ring", "leather-bag", "wrist-watch", "gold-ring", "city-backpack"];
  await expect.poll(() => catalog.slugs({ sort: "price_asc" }), within).toEqual(byPrice);
});

it("a shop whose index is not filled yet says that it is not ready, and a start fills it", async () => {
  await catalog.db.query("update search_index set active_version = null");
  const answer = () => catalog.commerce.call("GET", "/catalog/products");
  await expect.poll(answer, within).toMatchObject({ status: 503, body: { code: "catalog_not_ready" } });
  await catalog.start();
  await expect.poll(answer, within).toMatchObject({ status: 200, body: { count: 5 } });
});
