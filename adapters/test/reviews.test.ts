import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const list = "/products/ring/reviews";
const words = { rating: 5, text: "  Очень красивое кольцо " };
const token = tokens.customer;

it("lists reviews with summary and pagination, without ids of their authors", async () => {
  const { status, body } = await api.call(
    "GET",
    `${list}?sort=highest&rating=5&withPhotos=true&page=1&limit=3`,
  );
  expect(status).toBe(200);
  expect(body.summary).toEqual({ average: 4.67, count: 3, histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } });
  expect(body.pagination).toEqual({ page: 1, limit: 3, total: 1, pages: 1 });
  const [first] = body.data as Record<string, unknown>[];
  expect(first).toMatchObject({ id: "prev_2", author: { name: "Дилноза А." }, verifiedPurchase: true });
  expect(first).not.toHaveProperty("customerId");
  expect(first).not.toHaveProperty("rejectionReason");
  const [seen] = api.commerce.callsTo("/catalog/products/ring/reviews");
  expect(Object.fromEntries(seen!.query)).toEqual({
    sort: "highest",
    rating: "5",
    withPhotos: "true",
    page: "1",
    limit: "3",
  });
});

it("caches a list and reads it again after a write", async () => {
  const path = `${list}?sort=oldest`;
  await api.call("GET", path);
  await api.call("GET", path);
  const reads = () => api.commerce.callsTo("/catalog/products/ring/reviews").length;
  expect(reads()).toBe(1);
  await api.call("POST", list, { token, body: words });
  await api.call("GET", path);
  expect(reads()).toBe(2);
  await api.call("POST", "/reviews/prev_2/helpful", { token });
  await api.call("GET", path);
  expect(reads()).toBe(3);
});

it("trims a review, sends it with the author's token and answers with the next step", async () => {
  const headers = { "accept-language": "uz" };
  const { status, body } = await api.call("POST", list, { token, body: words, headers });
  expect([status, body.message]).toEqual([201, "Rahmat! Sharh tekshiruvdan soʻng koʻrinadi"]);
  expect(body.data).toMatchObject({ status: "pending", rejectionReason: null });
  const [seen] = api.commerce.callsTo("/customer/products/ring/reviews");
  expect(seen?.body).toEqual({ rating: 5, text: "Очень красивое кольцо", images: [] });
  expect(seen?.headers.authorization).toBe("Bearer jwt-customer");
});

it.each([
  [{ rating: 0 }, "rating"],
  [{ rating: "5" }, "rating"],
  [{ text: "         коротко         " }, "text"],
  [{ text: "x".repeat(2001) }, "text"],
  [{ text: "Хорошая\u0000 вещь" }, "text"],
  [{ text: "Хорошая вещь \ud83d" }, "text"],
  [{ images: ["https://elsewhere.uz/a-10x10.webp"] }, "images.0"],
  [{ images: ["/files/uploads/../../secret-10x10.webp"] }, "images.0"],
  [{ images: ["/files/uploads/abcdefghijklmnopqrstuvwx.pdf"] }, "images.0"],
  [{ images: Array.from({ length: 7 }, () => "/files/uploads/abcdefghijklmnopqrstuvwx-9x9.webp") }, "images"],
  [{ verifiedPurchase: true }, "verifiedPurchase"],
  [{ customerId: "customer_2" }, "customerId"],
])("refuses a review with %j without a call to commerce", async (wrong, field) => {
  const { status, body } = await api.call("POST", list, { token, body: { ...words, ...wrong } });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect(Object.keys(body.fields as object)).toContain(field);
  expect(api.commerce.callsTo("/customer/products/ring/reviews")).toEqual([]);
});

it.each(["?sort=best", "?rating=6", "?rating=4.5", "?withPhotos=1", "?limit=101", "?status=pending"])(
  "refuses the list query %s",
  async (query) => {
    expect((await api.call("GET", list + query)).body.code).toBe("invalid_query");
  },
);

it("distinguishes a vote from its withdrawal", async () => {
  const given = await api.call("POST", "/reviews/prev_2/helpful", { token });
  const taken = await api.call("DELETE", "/reviews/prev_2/helpful", { token });
  expect([given.body.data, taken.body.data]).toEqual([
    { helpful: 4, voted: true },
    { helpful: 4, voted: false },
  ]);
});
