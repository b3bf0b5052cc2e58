import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const token = tokens.customer;
const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  api.call(method, `/users/favorites${path}`, { token, body, headers });

const refusing = (status: number, code: string) => {
  const usual = api.commerce.respond;
  api.commerce.respond = (seen) =>
    seen.path.startsWith("/customer/") ? { status, body: { code, message: "in English" } } : usual(seen);
};

describe("a favorite", () => {
  it("contains a card with its computed fields and no undeclared ones", async () => {
    const { body } = await call("GET", "?sort=priority&tag=x&page=2&limit=5");
    const { favorites, total, tags } = body.data as { favorites: object[]; total: number; tags: object[] };
    expect(favorites).toEqual([
      expect.objectContaining({ addedPrice: 100_000, tags: ["подарок"], priority: 2, notes: "17" }),
    ]);
    expect(favorites[0]).toHaveProperty("product.discountPercent", 25);
    expect(JSON.stringify(body)).not.toMatch(/costPrice|customerId/);
    expect([total, tags]).toEqual([21, [{ value: "подарок", count: 1 }]]);
    expect(body.pagination).toEqual({ page: 2, limit: 5, total: 21, pages: 5 });
    const [seen] = api.commerce.callsTo("/customer/favorites");
    expect(seen?.headers.authorization).toBe("Bearer jwt-customer");
    expect(Object.fromEntries(seen!.query)).toEqual({ sort: "priority", tag: "x", page: "2", limit: "5" });
  });

  it("is added without tags and notes, with the specification's message", async () => {
    const { status, body } = await call("POST", "", { productId: "prod_1" });
    expect([status, body.message]).toEqual([201, "Товар добавлен в избранное"]);
    const [seen] = api.commerce.callsTo("/customer/favorites");
    expect(seen?.body).toEqual({ productId: "prod_1", tags: [], priority: 1, notes: "" });
  });

  it("is changed only in the given fields", async () => {
    expect((await call("PATCH", "/prod_1", { notes: " для мамы " })).status).toBe(200);
    expect(api.commerce.callsTo("/customer/favorites/prod_1")[0]?.body).toEqual({ notes: "для мамы" });
  });

  it("is removed by the product's id, with the specification's message", async () => {
    const { status, body } = await call("DELETE", "/prod_1");
    expect([status, body.data, body.message]).toEqual([200, null, "Товар удален из избранного"]);
    expect(api.commerce.callsTo("/customer/favorites/prod_1/removal")).toHaveLength(1);
  });
});

describe("a refusal of commerce", () => {
  it.each([
    ["ru", "Товар уже в избранном"],
    ["uz", "Mahsulot allaqachon sevimlilar orasida"],
    ["en", "This product is already among your favourites"],
  ])("has its own message for a repeated favorite in %s", async (language, text) => {
    refusing(409, "favorite_exists");
    const headers = { "accept-language": language };
    const { status, body } = await call("POST", "", { productId: "prod_1" }, headers);
    expect([status, body.code, body.message, body.error]).toEqual([409, "favorite_exists", text, text]);
  });
});

describe("validation of favorites", () => {
  it.each([
    [{}, "productId"],
    [{ productId: "" }, "productId"],
    [{ productId: "prod_1", tags: Array.from({ length: 11 }, String) }, "tags"],
    [{ productId: "prod_1", tags: ["x".repeat(41)] }, "tags.0"],
    [{ productId: "prod_1", tags: [" "] }, "tags.0"],
    [{ productId: "prod_1", priority: 0 }, "priority"],
    [{ productId: "prod_1", priority: 6 }, "priority"],
    [{ productId: "prod_1", priority: 1.5 }, "priority"],
    [{ productId: "prod_1", notes: "x".repeat(1001) }, "notes"],
    [{ productId: "prod_1", notes: "a\u0000b" }, "notes"],
    [{ productId: "prod_1", customerId: "cus_2" }, "customerId"],
  ])("refuses the new favorite %j without a call to commerce", async (body, field) => {
    const answer = await call("POST", "", body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    expect(api.commerce.callsTo("/customer/favorites")).toEqual([]);
  });

  it.each(["?sort=name", "?tag=", "?limit=101", "?page=0", "?customer=cus_2"])(
    "refuses the list query %s",
    async (query) => {
      expect((await call("GET", query)).body.code).toBe("invalid_query");
    },
  );

  it("answers 404 to PATCH and DELETE with an impossible product id", async () => {
    expect((await call("DELETE", "/%00")).status).toBe(404);
    expect((await call("PATCH", `/${"x".repeat(65)}`, { notes: "" })).status).toBe(404);
    expect(api.commerce.calls.filter(({ path }) => path.startsWith("/customer/"))).toEqual([]);
  });
});
