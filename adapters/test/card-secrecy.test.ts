import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { openLoggedApp, type LoggedApp } from "./logged-app.ts";

/** A card's number and code are passed on and must never be logged, whatever goes wrong. */
const number = "8600495473316478";
const spaced = "8600 4954 7331 6478";
const code = "48151623";
const secret = /8600[ ]?4954|4954[ ]?7331|7331[ ]?6478|48151623/;

let logged: LoggedApp;

beforeAll(async () => {
  logged = await openLoggedApp({ commerceTimeoutMs: 200 });
});
afterAll(() => logged.close());

const post = (url: string, payload: string) =>
  logged.app.inject({
    method: "POST",
    url,
    payload,
    headers: { authorization: `Bearer ${tokens.customer}`, "content-type": "application/json" },
  });

const echo = { number, spaced, code };
const message = `could not pay with ${number} and ${code}`;

const replies: [why: string, reply: Reply][] = [
  ["the payment succeeds", { status: 200, body: { payment: { card: echo } } }],
  ["commerce crashes and repeats the request", { status: 500, body: { message, details: echo } }],
  ["commerce answers an unknown code", { status: 409, body: { code: message, message } }],
  [
    "commerce reports a failure",
    { status: 503, body: { code: "gateway_unavailable", message, details: echo } },
  ],
  ["commerce refuses the card", { status: 422, body: { code: "card_refused", message, details: echo } }],
  ["commerce refuses the fields", { status: 400, body: { code: "invalid_input", message, details: echo } }],
  ["commerce does not answer JSON", { status: 200, body: message }],
  ["the connection breaks", "cut"],
  ["commerce does not answer", "hang"],
];

const good: [path: string, payload: string][] = [
  ["card", JSON.stringify({ number: spaced, expiry: "03/99" })],
  ["card/confirm", JSON.stringify({ code })],
];

it.each(replies)("logs no card number or code when %s", async (_, reply) => {
  logged.commerce.respond = (call) =>
    call.path.startsWith("/customer/payments") ? reply : commerceAnswers(call);
  for (const [path, payload] of good) {
    const answer = await post(`/api/v1/payments/pay_1/${path}`, payload);
    expect(answer.payload).not.toMatch(secret);
  }
  const lines = logged.lines();
  expect(lines).toContain("/api/v1/payments/pay_1/card");
  expect(lines).not.toMatch(secret);
});

it.each([
  ["of another shape", JSON.stringify({ number: [spaced], expiry: number, code })],
  ["with an unknown field", JSON.stringify({ number: spaced, expiry: "03/99", [number]: code })],
  ["truncated", `{"number":"${spaced}`],
  ["not JSON", `${number} ${code}`],
])("logs no card number or code of an invalid body: %s", async (_, payload) => {
  for (const path of ["card", "card/confirm", "card/resend"]) {
    expect((await post(`/api/v1/payments/pay_1/${path}`, payload)).statusCode).toBe(400);
  }
  const lines = logged.lines();
  expect(lines).toContain("/api/v1/payments/pay_1/card");
  expect(lines).not.toMatch(secret);
});
