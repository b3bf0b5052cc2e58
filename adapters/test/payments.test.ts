import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const card = { number: "8600 4954 7331 6478", expiry: "03/99" };
const start = { orderId: "order_1", method: "payme" };

const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  api.call("POST", `/payments${path}`, { token: tokens.customer, body, headers });

function paymentsAnswer(reply: Reply): void {
  api.commerce.respond = (call) =>
    call.path.startsWith("/customer/payments") ? reply : commerceAnswers(call);
}

describe("the choice of a payment method", () => {
  it("is sent to commerce with the client's key and language", async () => {
    const body = { ...start, returnUrl: "/uz/payment-status/pay_1?from=checkout" };
    const headers = { "idempotency-key": "key-1", "accept-language": "uz" };
    expect((await send("", body, headers)).status).toBe(201);
    const [seen] = api.commerce.callsTo("/customer/payments");
    expect(seen?.headers).toMatchObject({
      authorization: "Bearer jwt-customer",
      "idempotency-key": "key-1",
      "accept-language": "uz",
    });
    expect(seen?.body).toEqual(body);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " /orders",
    "orders",
    "javascript:alert(1)",
    "",
    `/${"a".repeat(500)}`,
  ])("rejects the return URL %j", async (returnUrl) => {
    const { status, body } = await send("", { ...start, returnUrl });
    expect({ status, fields: Object.keys(body.fields as object) }).toEqual({
      status: 400,
      fields: ["returnUrl"],
    });
    expect(api.commerce.callsTo("/customer/payments")).toEqual([]);
  });

  it.each(["/", "/payment-status/pay_1", "/uz/order/1234567890?paid=1#parcels"])(
    "accepts the return URL %s",
    async (returnUrl) => {
      expect((await send("", { ...start, returnUrl })).status).toBe(201);
      const shop = "https://bezak.example";
      expect(new URL(returnUrl, shop).origin).toBe(shop);
    },
  );
});

describe("a card payment", () => {
  it("is sent with a card number without spaces and without an idempotency key", async () => {
    await send("/pay_1/card", card, { "idempotency-key": "key-1" });
    const [seen] = api.commerce.callsTo("/customer/payments/pay_1/card");
    expect(seen?.body).toEqual({ number: "8600495473316478", expiry: "03/99" });
    expect(seen?.headers["idempotency-key"]).toBeUndefined();
  });

  it.each([
    ["number", "/card", { ...card, number: "8600 4954 7331 647" }],
    ["number", "/card", { ...card, number: 8600495473316478 }],
    ["number", "/card", { ...card, number: "8600-4954-7331-6478" }],
    ["expiry", "/card", { ...card, expiry: "13/30" }],
    ["expiry", "/card", { ...card, expiry: "0330" }],
    ["cvv", "/card", { ...card, cvv: "123" }],
    ["code", "/card/confirm", { code: "123" }],
    ["code", "/card/confirm", { code: "12345a" }],
    ["code", "/card/confirm", { code: 666666 }],
  ])("is refused for an invalid %s without a call to commerce", async (field, path, body) => {
    const answer = await send(`/pay_1${path}`, body);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields as object) }).toEqual({
      status: 400,
      fields: [field],
    });
    expect(api.commerce.calls.filter((call) => call.path.startsWith("/customer"))).toEqual([]);
  });

  it("is refused with the reason and no other details of commerce", async () => {
    const details = { reason: "insufficient_funds", number: card.number };
    paymentsAnswer({ status: 422, body: { code: "card_refused", details } });
    const { status, body } = await send("/pay_1/card", card);
    expect({ status, details: body.details }).toEqual({
      status: 422,
      details: { reason: "insufficient_funds" },
    });
  });

  it("reports the remaining attempts for a code", async () => {
    paymentsAnswer({ status: 422, body: { code: "code_wrong", details: { triesLeft: 2, code: "666666" } } });
    const { status, body } = await send("/pay_1/card/confirm", { code: "666666" });
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 422,
      code: "code_wrong",
      details: { triesLeft: 2 },
    });
  });

  it("has Retry-After for another code and for an unavailable gateway", async () => {
    paymentsAnswer({ status: 429, body: { code: "too_soon", details: { retryAfter: 42 } } });
    const soon = await send("/pay_1/card/resend", {});
    expect([soon.status, soon.headers.get("retry-after")]).toEqual([429, "42"]);
    paymentsAnswer({ status: 503, body: { code: "gateway_unavailable" } });
    const away = await send("/pay_1/card", card);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  });
});
