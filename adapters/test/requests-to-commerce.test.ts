import { request } from "node:http";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const newOrder = {
  items: [{ productId: "prod_1", quantity: 2 }],
  delivery: { method: "pickup", city: "tashkent", address: "" },
  contact: { name: "Ali", phone: "+998901234567" },
  paymentMethod: "cash",
};

/** Sends the body after the server has read the head. */
function postLate(path: string, body: object, headers: Record<string, string>): Promise<number | undefined> {
  const expecting = { ...headers, "content-type": "application/json", expect: "100-continue" };
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sent = request(`${api.origin}/api/v1${path}`, { method: "POST", headers: expecting }, (answer) => {
    answer.resume().on("end", () => resolve(answer.statusCode));
  });
  sent.on("error", reject).once("continue", () => sent.end(JSON.stringify(body)));
  sent.flushHeaders();
  return promise;
}

it("sends commerce the secret, the request id and the filters", async () => {
  const headers = { "x-request-id": "request-0001" };
  await api.call("GET", "/products?brand=B&brand=A&rating=4.5&filter=sales&page=3", { headers });
  const [seen] = api.commerce.callsTo("/catalog/products");
  expect(seen?.headers).toMatchObject({ "x-commerce-secret": "test-secret", "x-request-id": "request-0001" });
  expect(seen?.query.getAll("brand")).toEqual(["B", "A"]);
  expect(Object.fromEntries(seen?.query ?? [])).toMatchObject({
    rating: "4.5",
    filter: "sales",
    page: "3",
    limit: "20",
    sort: "popularity",
    facets: "1",
  });
});

it("sends commerce the client's address, also for a late body, and none that the client claims", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  await api.call("GET", "/orders", { token: tokens.customer, headers });
  await postLate("/orders", newOrder, { ...headers, authorization: `Bearer ${tokens.customer}` });
  const seen = api.commerce.callsTo("/customer/orders");
  expect(seen.map(({ method, headers: sent }) => [method, sent["x-forwarded-for"]])).toEqual([
    ["GET", "127.0.0.1"],
    ["POST", "127.0.0.1"],
  ]);
});

it("makes one call for a page of a category, and two if it is empty", async () => {
  await api.call("GET", "/products/category/rings?limit=7");
  expect(api.commerce.calls.map(({ path }) => path)).toEqual(["/catalog/products"]);
  expect(api.commerce.calls[0]?.query.get("category")).toBe("rings");
  await api.call("GET", "/products/category/none");
  expect(api.commerce.calls.map(({ path }) => path).slice(1)).toEqual([
    "/catalog/products",
    "/catalog/categories",
  ]);
});

it("makes one call for a product when the cities are cached", async () => {
  await api.call("GET", "/products/prod_1");
  api.commerce.reset();
  await api.call("GET", "/products/ring");
  expect(api.commerce.calls.map(({ path }) => path)).toEqual(["/catalog/products/ring"]);
});

it("places an order with the buyer's token, the client's key and the reader's language", async () => {
  const headers = { "idempotency-key": "key-1", "accept-language": "uz-UZ,uz;q=0.9" };
  const { headers: answered } = await api.call("POST", "/orders", {
    token: tokens.customer,
    body: newOrder,
    headers,
  });
  expect(answered.get("cache-control")).toBe("no-store");
  const [seen] = api.commerce.callsTo("/customer/orders");
  expect(seen?.headers).toMatchObject({
    authorization: "Bearer jwt-customer",
    "idempotency-key": "key-1",
    "accept-language": "uz",
  });
  expect(seen?.body).toEqual(newOrder);
});

it("generates an idempotency key when the client sends none", async () => {
  await api.call("POST", "/orders", { token: tokens.customer, body: newOrder });
  await api.call("POST", "/orders", { token: tokens.customer, body: newOrder });
  const keys = api.commerce.callsTo("/customer/orders").map(({ headers }) => headers["idempotency-key"]);
  expect(keys.every((key) => typeof key === "string" && key.length === 36)).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

it("registers with the reader's language, the device and the e-mail in lower case", async () => {
  const { body } = await api.call("POST", "/auth/register", {
    body: { name: " Ali ", email: " ALI@Bezak.uz", password: "12345678" },
    headers: { "accept-language": "uz-UZ,uz;q=0.9", "user-agent": "Firefox" },
  });
  expect(body).toMatchObject({
    success: true,
    token: tokens.customer,
    message: "Roʻyxatdan muvaffaqiyatli oʻtdingiz",
  });
  const [seen] = api.commerce.callsTo("/internal/auth/register");
  expect(seen?.body).toEqual({
    name: "Ali",
    email: "ali@bezak.uz",
    password: "12345678",
    language: "uz",
    device: "Firefox",
    client: "127.0.0.1",
  });
});

it("answers with the specification's success messages", async () => {
  const account = { email: "ali@bezak.uz", password: "12345678" };
  const registered = await api.call("POST", "/auth/register", { body: { ...account, name: "Ali" } });
  const signedIn = await api.call("POST", "/auth/login", { body: account });
  expect([registered.body.message, signedIn.body.message]).toEqual(["Успешная регистрация", "Успешный вход"]);
  expect(Object.keys(signedIn.body).sort()).toEqual(["message", "success", "token", "user"]);
});
