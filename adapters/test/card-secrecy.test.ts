import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { openLoggedApp, type LoggedApp } from "./logged-app.ts";

/** The number and the code of a card pass through; whatever goes wrong on the way, no line of a log tells of them. */
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
  ["all is well", { status: 200, body: { payment: { card: echo } } }],
  ["commerce crashes and repeats what it was sent", { status: 500, body: { message, details: echo } }],
  ["it has a code we do not know", { status: 409, body: { code: message, message } }],
  ["it names a failure", { status: 503, body: { code: "gateway_unavailable", message, details: echo } }],
  ["it refuses the card", { status: 422, body: { code: "card_refused", message, details: echo } }],
  ["it refuses the fields", { status: 400, body: { code: "invalid_input", message, details: echo } }],
  ["it answers no JSON", { status: 200, body: message }],
  ["it is cut off", "cut"],
  ["it says nothing", "hang"],
];

const good: [path: string, payload: string][] = [
  ["card", JSON.stringify({ number: spaced, expiry: "03/99" })],
  ["card/confirm", JSON.stringify({ code })],
];

it.each(replies)("is kept when %s", async (_, reply) => {
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
  ["with a field too many", JSON.stringify({ number: spaced, expiry: "03/99", [number]: code })],
  ["cut short", `{"number":"${spaced}`],
  ["no JSON", `${number} ${code}`],
])("is kept of a body %s", async (_, payload) => {
  for (const path of ["card", "card/confirm", "card/resend"]) {
    expect((await post(`/api/v1/payments/pay_1/${path}`, payload)).statusCode).toBe(400);
  }
  const lines = logged.lines();
  expect(lines).toContain("/api/v1/payments/pay_1/card");
  expect(lines).not.toMatch(secret);
});
