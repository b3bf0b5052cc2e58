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

const order = (headers: Record<string, string> = {}) =>
  api.call("POST", "/orders", { token: tokens.customer, body: newOrder, headers });

/** Breaks or hangs calls for orders and answers all others. */
function answerOrders(reply: "cut" | "hang") {
  const usual = api.commerce.respond;
  api.commerce.respond = (call) => (call.path === "/customer/orders" ? reply : usual(call));
}

describe("during an outage of commerce", () => {
  it.each([
    ["cut", "commerce_unavailable"],
    ["hang", "commerce_timeout"],
  ] as const)("answers a call that ends in a %s with 503 %s and Retry-After", async (reply, code) => {
    api.commerce.respond = () => reply;
    const began = performance.now();
    const { status, body, headers } = await api.call("POST", "/cart/quote", {
      body: { items: newOrder.items },
    });
    expect({ status, code: body.code }).toEqual({ status: 503, code });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 1500);
  });

  const keysSent = () =>
    api.commerce.callsTo("/customer/orders").map(({ headers }) => headers["idempotency-key"]);

  it("answers 503 to an order with a key and repeats it only with this key", async () => {
    answerOrders("cut");
    const { status, body } = await order({ "idempotency-key": "one" });
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
    expect(keysSent().length).toBeLessThanOrEqual(2);
    expect(new Set(keysSent())).toEqual(new Set(["one"]));
  });

  it.each(["cut", "hang"] as const)(
    "tells the buyer to check the orders when one without a key ends in a %s, and repeats it with the same key",
    async (reply) => {
      answerOrders(reply);
      const { status, body, headers } = await order({ "accept-language": "en" });
      expect([status, body.code, headers.get("retry-after")]).toEqual([504, "order_outcome_unknown", null]);
      expect(body.message).toContain("look at your orders first");
      const [first] = keysSent();
      api.commerce.reset();
      expect((await order()).status).toBe(201);
      // the previous one was answered, so an equal order is a new one
      expect((await order()).status).toBe(201);
      const [second, third] = keysSent();
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  it("reports an unknown outcome for other writes without a key, but not for reads", async () => {
    const usual = api.commerce.respond;
    api.commerce.respond = (call) => (call.path.startsWith("/internal/auth") ? usual(call) : "hang");
    const codes = [
      await api.call("POST", "/payments/pay_1/card/confirm", {
        token: tokens.customer,
        body: { code: "666666" },
      }),
      await api.call("POST", "/cart/quote", { body: { items: newOrder.items } }),
      await api.call("GET", "/orders", { token: tokens.customer }),
    ].map(({ status, body, headers }) => [status, body.code, headers.get("retry-after")]);
    expect(codes).toEqual([
      [504, "outcome_unknown", null],
      [503, "commerce_timeout", "5"],
      [503, "commerce_timeout", "5"],
    ]);
  });

  it("sends commerce the deadline of a call", async () => {
    const before = Date.now();
    expect((await order()).status).toBe(201);
    const [call] = api.commerce.callsTo("/customer/orders");
    const deadline = Number(call?.headers["x-deadline"]);
    expect(deadline).toBeGreaterThanOrEqual(before + TIMEOUT_MS);
    expect(deadline).toBeLessThanOrEqual(Date.now() + TIMEOUT_MS);
  });

  it("answers a read that is not cached with 503", async () => {
    api.commerce.respond = () => "cut";
    const { status, body } = await api.call("GET", "/products?limit=3");
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
  });

  it("reports health as 503 when no cached read can be served", async () => {
    api.commerce.respond = () => "cut";
    const { status, body, headers } = await api.call("GET", "/health");
    expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is not ready while no read can be served, and alive all the time", async () => {
    const probe = async (path: string) => (await api.call("GET", path)).status;
    api.commerce.respond = () => "cut";
    expect([await probe("/health/live"), await probe("/health/ready")]).toEqual([200, 503]);
    api.commerce.reset();
    expect([await probe("/health/live"), await probe("/health/ready")]).toEqual([200, 200]);
  });

  it("reports health as degraded with 200 while cached reads can be served", async () => {
    expect((await api.call("GET", "/cities")).status).toBe(200);
    api.commerce.respond = () => "cut";
    const { status, body } = await api.call("GET", "/health");
    expect(status).toBe(200);
    const checks = { commerce: "down", database: "down", search: "down" };
    expect(body.data).toMatchObject({ status: "degraded", checks, version: "0.1.0" });
  });
});

it("reports in health which service is down", async () => {
  api.commerce.respond = () => ({ status: 200, body: { database: "ok", search: "down" } });
  const { body } = await api.call("GET", "/health");
  expect(body.data).toMatchObject({
    status: "degraded",
    checks: { commerce: "ok", database: "ok", search: "down" },
  });
});

it("answers 503 when commerce does not accept connections", async () => {
  const lonely = await startApi();
  await lonely.commerce.stop();
  const { status, body } = await lonely.call("GET", "/cities");
  expect({ status, code: body.code }).toEqual({ status: 503, code: "commerce_unavailable" });
  await lonely.stop();
});
