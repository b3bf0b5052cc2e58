import { afterAll, beforeAll, expect, it } from "vitest";
import { takeSnapshot, sharedCatalog, type Catalog } from "./open-catalog.ts";
import { startAnother } from "./other-process.ts";

let catalog: Catalog;
let untilRestored: () => Promise<unknown>;

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
});

afterAll(async () => {
  await catalog.change({ slug: "gold-ring", price: 1_900_000 });
  await catalog.change({ slug: "wrist-watch", release: true });
  await catalog.change({ slug: "leather-bag", uzTitle: "Charm sumka" });
  await catalog.change({ slug: "silver-ring", categoryName: "Кольца" });
  await catalog.db.query("update product set title = 'Кольцо золотое' where handle = 'gold-ring'");
  await catalog.change({ slug: "gold-ring", sellerStatus: "active" });
  await untilRestored();
});

const within = { timeout: 30_000 };
const document = async (slug: string) => (await catalog.list()).documents.find((one) => one.slug === slug);

it("a new price shows in the catalogue", async () => {
  await catalog.change({ slug: "gold-ring", price: 1_700_000 });
  await expect.poll(async () => (await document("gold-ring"))?.price, within).toBe(1_700_000);
});

it("reserving the last piece makes a product sold out", async () => {
  await catalog.change({ slug: "wrist-watch", reserve: 1 });
  await expect.poll(async () => (await document("wrist-watch"))?.inStock, within).toBe(false);
});

it("a new translation is shown and found", async () => {
  await catalog.change({ slug: "leather-bag", uzTitle: "Teri xalta" });
  await expect.poll(async () => (await document("leather-bag"))?.name.uz, within).toBe("Teri xalta");
  expect(await catalog.slugs({ q: "xalta" })).toEqual(["leather-bag"]);
});

it("a renamed category shows on its products and in the list of categories", async () => {
  await catalog.change({ slug: "silver-ring", categoryName: "Перстни" });
  await expect.poll(async () => (await document("silver-ring"))?.category.name.ru, within).toBe("Перстни");
  const { body } = await catalog.commerce.call("GET", "/catalog/categories");
  expect(JSON.stringify(body)).toContain("Перстни");
});

it("a draft is hidden, a published product is shown", async () => {
  await catalog.change({ slug: "city-backpack", status: "draft" });
  await expect.poll(() => document("city-backpack"), within).toBeUndefined();
  await catalog.change({ slug: "city-backpack", status: "published" });
  await expect.poll(() => document("city-backpack"), within).toBeDefined();
});

it("a start renews what changed while no process listened", async () => {
  await catalog.db.query(
    "update product set title = 'Кольцо старинное', updated_at = now() where handle = 'gold-ring'",
  );
  expect((await document("gold-ring"))?.name.ru).toBe("Кольцо золотое");
  await startAnother(catalog);
  await expect.poll(async () => (await document("gold-ring"))?.name.ru, within).toBe("Кольцо старинное");
});

it("a suspended seller's products disappear", async () => {
  await catalog.change({ slug: "gold-ring", sellerStatus: "suspended" });
  await expect.poll(async () => (await catalog.list()).count, within).toBe(0);
});
