import { afterAll, beforeAll, expect, it } from "vitest";
import { runNode } from "../../harness/run-node.ts";
import { databaseUrls, testEnvironment } from "../../harness/settings.ts";
import { indexTable } from "./index-table.ts";
import { takeSnapshot, sharedCatalog, type Catalog } from "./open-catalog.ts";
import { handOver, startAnother } from "./other-process.ts";

let catalog: Catalog;
let untilRestored: () => Promise<unknown>;

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
  await handOver(catalog);
});

afterAll(() => untilRestored?.());

const within = { timeout: 30_000 };

/** Writes a document from outside the running process, as another process does. */
async function setPrice(slug: string, price: number, db: Pick<typeof catalog.db, "query"> = catalog.db) {
  await db.query(
    `update "${await indexTable(catalog.db)}" set indexed = jsonb_set(indexed, '{price}', $1::jsonb),
       document = jsonb_set(document, '{card,price}', $1::jsonb) where indexed->>'slug' = $2`,
    [String(price), slug],
  );
}

it("a document that another process wrote is filtered, sorted and shown", async () => {
  await setPrice("silver-ring", 11);
  await expect.poll(() => catalog.slugs({ maxPrice: "11" }), within).toEqual(["silver-ring"]);
  const { documents } = await catalog.list({ maxPrice: "11" });
  expect(documents[0]?.price).toBe(11);
});

it("a write is noticed although later ones were committed and read before it", async () => {
  const slow = await catalog.db.connect();
  await slow.query("begin");
  await setPrice("gold-ring", 21, slow);
  await setPrice("leather-bag", 22);
  const found = () => catalog.slugs({ minPrice: "20", maxPrice: "30", sort: "price_asc" });
  await expect.poll(found, within).toEqual(["leather-bag"]);
  await slow.query("commit");
  slow.release();
  await expect.poll(found, within).toEqual(["gold-ring", "leather-bag"]);
});

it("a document that another process removed disappears from lists and counts", async () => {
  await catalog.db.query(
    `delete from "${await indexTable(catalog.db)}" where indexed->>'slug' = 'wrist-watch'`,
  );
  await expect.poll(() => catalog.slugs({ category: "watches" }), within).toEqual([]);
  const brands = async () => (await catalog.facets()).brands;
  await expect.poll(brands, within).toContainEqual({ value: "Bobur", count: 1 });
});

it("a shop with an empty index answers that it is not ready, and a start fills it", async () => {
  await catalog.db.query("update search_index set active_version = null");
  const answer = () => catalog.commerce.call("GET", "/catalog/products");
  await expect.poll(answer, within).toMatchObject({ status: 503, body: { code: "catalog_not_ready" } });
  await startAnother(catalog);
  await expect.poll(answer, within).toMatchObject({ status: 200, body: { count: 5 } });
});

it("a rebuild by another process into a new table is followed", async () => {
  const byPrice = () => catalog.slugs({ sort: "price_asc" });
  const right = ["silver-ring", "leather-bag", "wrist-watch", "gold-ring", "city-backpack"];
  await setPrice("leather-bag", 31);
  await expect.poll(byPrice, within).not.toEqual(right);
  // by the role that may create tables, which no serving process has
  const rebuild = ["src/scripts/run.ts", "integration-tests/http/catalog/inside/rebuild.ts"];
  await runNode(rebuild, { ...testEnvironment, ...databaseUrls(catalog.ownerUrl) });
  await expect.poll(byPrice, within).toEqual(right);
});
