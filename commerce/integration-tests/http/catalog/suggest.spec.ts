import { afterAll, beforeAll, expect, it } from "vitest";
import type { CardDocument } from "../../../src/search/product-document.ts";
import { until } from "../../harness/until.ts";
import { fixtureProducts } from "./fixture-products.ts";
import { sharedCatalog, type Catalog } from "./open-catalog.ts";

interface Suggestions {
  products: CardDocument[];
  categories: { id: string; slug: string; name: object }[];
  sellers: { id: string; slug: string; name: string; logo: string | null }[];
}

let catalog: Catalog;

beforeAll(async () => {
  catalog = await sharedCatalog();
});

afterAll(async () => {
  await catalog.change({ slug: "leather-bag", uzTitle: "Charm sumka" });
  await catalog.change({ slug: "gold-ring", sellerName: "Zargar", sellerStatus: "active" });
  await until("the products to be back", async () => {
    const { documents } = await catalog.list();
    const bag = documents.find(({ slug }) => slug === "leather-bag");
    const back = documents.filter(({ seller }) => seller.name === "Zargar");
    return bag?.name.uz === "Charm sumka" && back.length === fixtureProducts.length;
  });
  await until("the shop to be suggested", async () => (await slugs("заргар"))[2] === "zargar");
});

const ask = <T = Suggestions>(query: Record<string, string>) =>
  catalog.commerce.call<T>("GET", `/catalog/suggest?${new URLSearchParams(query)}`);
/** Less than the time for which names of categories and sellers are cached. */
const within = { timeout: 3_000 };

async function slugs(q: string) {
  const { products, categories, sellers } = (await ask({ q })).body;
  return [products, categories, sellers].map((list) => list.map(({ slug }) => slug).join(" "));
}

it.each([
  ["к", "silver-ring gold-ring wrist-watch leather-bag", "rings", ""],
  ["кол", "silver-ring gold-ring", "rings", ""],
  ["uzu", "silver-ring gold-ring", "rings", ""],
  ["узук", "silver-ring gold-ring", "rings", ""],
  ["qoʻl s", "wrist-watch", "", ""],
  ["сумки", "leather-bag", "bags", ""],
  ["кальцо", "silver-ring gold-ring", "rings", ""],
  ["рюкз", "city-backpack", "", ""],
  ["jewellery gold", "gold-ring", "", ""],
  ["заргар", "", "jewellery", "zargar"],
  ["трактор", "", "", ""],
])("%s", async (q, products, categories, sellers) => {
  expect(await slugs(q)).toEqual([products, categories, sellers]);
});

it("shows products as lists do, and only the necessary fields of categories and sellers", async () => {
  const { products } = (await ask({ q: "gold", limit: "1" })).body;
  expect(products).toEqual((await catalog.list({ q: "gold", limit: "1" })).documents);
  const { categories, sellers } = (await ask({ q: "zargar" })).body;
  expect(Object.keys(categories[0]!).sort()).toEqual(["id", "name", "slug"]);
  expect(sellers).toEqual([{ id: expect.any(String), slug: "zargar", name: "Zargar", logo: null }]);
});

it("rejects an empty query", async () => {
  for (const query of [{}, { q: " " }, { q: "a", limit: "11" }, { q: "a", sort: "rating" }]) {
    const { status, body } = await ask<{ code: string }>(query as Record<string, string>);
    expect([status, body.code]).toEqual([400, "invalid_query"]);
  }
});

it("follows a renamed product", async () => {
  await catalog.change({ slug: "leather-bag", uzTitle: "Teri xalta" });
  await expect.poll(() => slugs("xalt"), within).toEqual(["leather-bag", "", ""]);
});

it("follows a renamed seller", async () => {
  expect(await slugs("sarrof")).toEqual(["", "", ""]);
  await catalog.change({ slug: "gold-ring", sellerName: "Sarrof" });
  await expect.poll(() => slugs("sarrof"), within).toEqual(["", "", "zargar"]);
});

it("a suspended seller is no longer suggested", async () => {
  await catalog.change({ slug: "gold-ring", sellerStatus: "suspended" });
  await expect.poll(() => slugs("sarrof"), within).toEqual(["", "", ""]);
});
