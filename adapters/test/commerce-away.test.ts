import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

const TIMEOUT_MS = 300;
let api: Api;

beforeAll(async () => void (api = await startApi({ commerceTimeoutMs: TIMEOUT_MS })));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const newOrder = {
  items: [{ productId: "prod_1", quantity: 2 }],
  delivery: { method: "pickup", city: "tashkent", address: "" },
  contact: { name: "Ali", phone: "+998901234567" },
  paymentMethod: "cash",
};

describe("while commerce is away", () => {
  it.each([
    ["cut", "commerce_unavailable"],
    ["hang", "commerce_timeout"],
  ] as const)("a call that ends in a %s is 503 %s with Retry-After", async (reply, code) => {
    api.commerce.respond = () => reply;
    const began = performance.now();
    const { status, body, headers } = await api.call("POST", "/cart/quote", {
      body: { items: newOrder.items },
    });
    expect({ status, code: body.code }).toEqual({ status: 503, code });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 1500);
  });

  it("an order is 503, and was asked for again under its key alone", async () => {
    const usual = api.commerce.respond;
    api.commerce.respond = (call) => (call.path === "/customer/orders" ? "cut" : usual(call));
    const { status, body } = await api.call("POST", "/orders", { token: tokens.customer, body: newOrder });
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
    const keys = api.commerce.callsTo("/customer/orders").map(({ headers }) => headers["idempotency-key"]);
    expect(keys.length).toBeLessThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("a read nobody has made before is 503", async () => {
    api.commerce.respond = () => "cut";
    const { status, body } = await api.call("GET", "/products?limit=3");
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
  });

  it("health is 503 when nothing was read before that could be served", async () => {
    api.commerce.respond = () => "cut";
    const { status, body, headers } = await api.call("GET", "/health");
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("health says so and stays 200 while reads can be served", async () => {
    expect((await api.call("GET", "/cities")).status).toBe(200);
    api.commerce.respond = () => "cut";
    const { status, body } = await api.call("GET", "/health");
    expect(status).toBe(200);
    const checks = { commerce: "down", database: "down", search: "down" };
    expect(body.data).toMatchObject({ status: "degraded", checks, version: "0.1.0" });
  });
});

it("health names the part that is down", async () => {
  api.commerce.respond = () => ({ status: 200, body: { database: "ok", search: "down" } });
  const { body } = await api.call("GET", "/health");
  expect(body.data).toMatchObject({
    status: "degraded",
    checks: { commerce: "ok", database: "ok", search: "down" },
  });
});

it("a server that is not there at all is 503 too", async () => {
  const lonely = await startApi();
  await lonely.commerce.stop();
  const { status, body } = await lonely.call("GET", "/cities");
  expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
  await lonely.stop();
});
