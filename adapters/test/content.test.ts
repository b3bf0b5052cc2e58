import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { commerceAnswers } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const readData = async <T>(path: string) => (await api.call("GET", path)).body.data as T;

it("shows the products of a section as cards, with their computed fields", async () => {
  const sections = await readData<{ type: string; items: Record<string, unknown>[] }[]>("/sections");
  expect(sections.map(({ type }) => type)).toEqual(["products", "categories", "banner", "text"]);
  expect(sections[0]?.items[0]).toMatchObject({ slug: "ring", discountPercent: 25, currency: "UZS" });
  expect(sections[0]?.items[0]).not.toHaveProperty("costPrice");
  expect(sections[1]?.items[0]).not.toHaveProperty("rank");
  expect(sections[3]?.items).toEqual([{ ru: "Безак", uz: "Bezak", en: "Bezak" }]);
});

it("filters banners by position and returns an empty list for an unknown one", async () => {
  expect(await readData("/banners?position=none")).toEqual([]);
  expect(await readData<unknown[]>("/banners")).toHaveLength(1);
  expect(api.commerce.callsTo("/catalog/banners").map(({ query }) => query.get("position"))).toEqual([
    "none",
    null,
  ]);
});

it("trims the search for suggestions, which may be empty", async () => {
  expect(await readData("/products/suggest?q=%20zzz%20")).toEqual({
    products: [],
    categories: [],
    sellers: [],
  });
  const [seen] = api.commerce.callsTo("/catalog/suggest");
  expect(Object.fromEntries(seen!.query)).toEqual({ q: "zzz", limit: "5" });
});

it("suggests products with name, price and picture only", async () => {
  const { products } = await readData<{ products: object[] }>("/products/suggest?q=ring");
  expect(Object.keys(products[0]!)).toEqual(["id", "slug", "name", "price", "oldPrice", "image"]);
});

it("lists sellers in pages, by default the sellers of the week first", async () => {
  const { body } = await api.call("GET", "/sellers?limit=3&page=2");
  expect(body.pagination).toEqual({ page: 2, limit: 3, total: 8, pages: 3 });
  await api.call("GET", "/sellers?sort=rating");
  const queries = api.commerce.callsTo("/catalog/sellers").map(({ query }) => Object.fromEntries(query));
  expect(queries).toEqual([
    { sort: "week", page: "2", limit: "3" },
    { sort: "rating", page: "1", limit: "20" },
  ]);
});

it("answers an unknown seller with 404 in the reader's language", async () => {
  const headers = { "accept-language": "uz" };
  const { status, body } = await api.call("GET", "/sellers/nobody", { headers });
  expect([status, body.code, body.message]).toEqual([404, "seller_not_found", "Sotuvchi topilmadi"]);
});

it.each([
  ["/products/suggest", "q"],
  ["/products/suggest?q=", "q"],
  ["/products/suggest?q=%20", "q"],
  ["/products/suggest?q=a&limit=11", "limit"],
  ["/products/suggest?q=a&page=2", "page"],
  ["/sellers?sort=name", "sort"],
  ["/sellers?limit=101", "limit"],
  ["/banners?position=Home%20page", "position"],
  ["/banners?active=true", "active"],
])("answers %s with 400 and names the field %s", async (path, field) => {
  const { status, body } = await api.call("GET", path);
  expect([status, body.code]).toEqual([400, "invalid_query"]);
  expect(Object.keys(body.fields as object)).toEqual([field]);
  expect(api.commerce.calls).toEqual([]);
});

it.each(["/banners", "/sections", "/products/suggest?q=bag", "/sellers?limit=7", "/sellers/atlas"])(
  "caches %s for a second, with an ETag that is answered with 304",
  async (path) => {
    const first = await api.call("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=1/);
    const again = await api.call("GET", path, { headers: { "if-none-match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(api.commerce.calls.length).toBeLessThanOrEqual(1);
  },
);

it("leaves out a section of an unknown kind and returns the others", async () => {
  const fresh = await startApi();
  const all = (await api.call("GET", "/sections")).body.data as object[];
  const video = { id: "sec_9", type: "video", items: [] };
  fresh.commerce.respond = async (call) => {
    const { status, body } = (await commerceAnswers(call)) as {
      status: number;
      body: { sections: object[] };
    };
    return { status, body: { sections: [video, ...body.sections] } };
  };
  const { status, body } = await fresh.call("GET", "/sections");
  expect([status, body.data]).toEqual([200, all]);
  await fresh.stop();
});
