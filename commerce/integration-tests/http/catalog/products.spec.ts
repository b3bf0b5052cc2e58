import { beforeAll, describe, expect, it } from "vitest";
import type { CardDocument, ProductDetail } from "../../../src/search/product-document.ts";
import { sharedCatalog, type Catalog } from "./open-catalog.ts";

let catalog: Catalog;

beforeAll(async () => {
  catalog = await sharedCatalog();
});

type Refusal = { code: string; message: string; details?: { fields: Record<string, string> } };
const ask = <T>(path: string) => catalog.commerce.call<T>("GET", `/catalog/${path}`);

describe("a list of products", () => {
  it("is rejected without the shared secret", async () => {
    for (const secret of ["", "wrong"]) {
      const headers = { "x-commerce-secret": secret };
      const { status } = await catalog.commerce.call("GET", "/catalog/products", { headers });
      expect(status).toBe(401);
    }
  });

  it("contains everything that a card shows", async () => {
    const { documents, count } = await catalog.list({ limit: "1" });
    expect(count).toBe(5);
    expect(documents).toMatchObject([
      {
        slug: "silver-ring",
        name: { ru: "Кольцо серебряное", uz: "Kumush uzuk", en: "Silver ring" },
        price: 200_000,
        oldPrice: 250_000,
        brand: "Zarina",
        rating: 4.8,
        reviewCount: 10,
        inStock: true,
        image: "/files/silver-ring.webp",
        category: { slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } },
        seller: { name: "Zargar" },
        variantId: expect.stringMatching(/^variant_/),
      },
    ]);
    expect(documents[0]).not.toHaveProperty("description");
  });

  it.each([
    [{}, ["silver-ring", "leather-bag", "gold-ring", "wrist-watch", "city-backpack"]],
    [{ sort: "price_asc" }, ["silver-ring", "leather-bag", "wrist-watch", "gold-ring", "city-backpack"]],
    [{ sort: "price_desc" }, ["gold-ring", "wrist-watch", "leather-bag", "silver-ring", "city-backpack"]],
    [{ sort: "rating" }, ["silver-ring", "wrist-watch", "gold-ring", "leather-bag", "city-backpack"]],
    [{ page: "2", limit: "2" }, ["gold-ring", "wrist-watch"]],
    [{ page: "9" }, []],
    [{ category: "jewellery" }, ["silver-ring", "gold-ring"]],
    [{ category: "bags" }, ["leather-bag", "city-backpack"]],
    [{ category: "unknown" }, []],
    [{ brand: "Bobur" }, ["gold-ring", "wrist-watch"]],
    [{ minPrice: "320000", maxPrice: "750000" }, ["leather-bag", "wrist-watch", "city-backpack"]],
    [{ rating: "4.5" }, ["silver-ring", "wrist-watch"]],
    [{ inStock: "true", category: "bags" }, ["leather-bag"]],
    [{ filter: "sales" }, ["silver-ring", "city-backpack"]],
    [{ filter: "brands", category: "bags" }, ["leather-bag"]],
    [{ seller: "unknown" }, []],
  ])("answers %o in the right order", async (query, expected) => {
    expect(await catalog.slugs(query)).toEqual(expected);
  });

  it("filters by several brands, and counts products beyond the page", async () => {
    const { body } = await ask<{ count: number }>("products?brand=Bobur&brand=Zarina&limit=1");
    expect(body.count).toBe(4);
  });

  it("marks new products", async () => {
    await catalog.db.query(
      "update product set created_at = now() - interval '31 days', updated_at = now() where handle = 'gold-ring'",
    );
    await catalog.change({ slug: "gold-ring", status: "published" });
    const fresh = () => catalog.slugs({ filter: "new", category: "rings" });
    await expect.poll(fresh, { timeout: 30_000 }).toEqual(["silver-ring"]);
  });

  it.each([
    ["inStock=maybe", "inStock"],
    ["category=a&category=b", "category"],
  ])("refuses %s", async (query, field) => {
    const { status, body } = await ask<Refusal>(`products?${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe("invalid_query");
    expect(Object.keys(body.details?.fields ?? {})).toEqual([field]);
  });

  it("counts a facet without its own filter and with every other", async () => {
    const facets = await catalog.facets({ brand: "Zarina", inStock: "true" });
    expect(facets.brands).toEqual([
      { value: "Bobur", count: 2 },
      { value: "Zarina", count: 2 },
    ]);
    expect(facets.categories.map(({ slug, count }) => [slug, count]).sort()).toEqual([
      ["bags", 1],
      ["jewellery", 1],
      ["rings", 1],
    ]);
    expect(facets.price).toEqual({ min: 200_000, max: 450_000 });
    expect(facets.inStock).toEqual({ true: 2, false: 0 });
    expect(facets.ratings).toEqual([4, 3, 2, 1].map((value) => ({ value, count: value === 4 ? 1 : 2 })));
    const { price } = await catalog.facets({ minPrice: "700000" });
    expect(price).toEqual({ min: 200_000, max: 1_900_000 });
  });
});

describe("featured products", () => {
  it("are the popular ones in stock", async () => {
    const { body } = await ask<{ documents: CardDocument[] }>("products/featured?limit=3");
    expect(body.documents.map(({ slug }) => slug)).toEqual(["silver-ring", "leather-bag", "gold-ring"]);
  });
});

describe("one product", () => {
  it("is found by id and by slug, with its details", async () => {
    const bySlug = await ask<{ product: CardDocument & ProductDetail }>("products/leather-bag");
    const byId = await ask<unknown>(`products/${bySlug.body.product.id}`);
    expect(byId).toEqual(bySlug);
    expect(bySlug.body.product).toMatchObject({
      slug: "leather-bag",
      description: { ru: "Описание: Сумка кожаная" },
      options: [{ name: { ru: "Цвет" }, values: [{ ru: "Чёрный" }] }],
      variants: [{ sku: "leather-bag", price: 450_000, stock: 10 }],
    });
  });

  it("is 404 when it does not exist", async () => {
    const { status, body } = await ask<Refusal>("products/nothing");
    expect([status, body.code]).toEqual([404, "not_found"]);
  });
});

describe("catalogue data", () => {
  it("counts products in categories and below them", async () => {
    const { body } = await ask<{
      categories: { id: string; slug: string; parentId: string; productCount: number }[];
    }>("categories");
    const counts = Object.fromEntries(body.categories.map(({ slug, productCount }) => [slug, productCount]));
    expect(counts).toEqual({ jewellery: 2, rings: 2, bags: 2, watches: 1 });
    const [jewellery, rings] = ["jewellery", "rings"].map((slug) =>
      body.categories.find((one) => one.slug === slug),
    );
    expect(rings?.parentId).toBe(jewellery?.id);
  });

  it("shows a seller's public profile; an unknown seller is 404", async () => {
    const { body } = await ask<{ seller: unknown }>("sellers/zargar");
    expect(body.seller).toMatchObject({
      name: "Zargar",
      slug: "zargar",
      productCount: 5,
      description: { en: "Jewellery" },
    });
    expect(await ask("sellers/nobody")).toMatchObject({ status: 404, body: { code: "seller_not_found" } });
  });

  it("lists the ten cities with their delivery prices", async () => {
    const { body } = await ask<{ cities: unknown[] }>("cities");
    expect(body).toMatchObject({ deliveryFee: 25_000, freeDeliveryFrom: 500_000 });
    expect(body.cities).toHaveLength(10);
  });
});
