import { contactsExamples } from "@bezak/contract/examples/contacts.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const written = {
  topic: "delivery",
  name: " Ali ",
  email: "ali@bezak.uz",
  message: "  Where is my parcel?  ",
};

const send = (body: object, headers: Record<string, string> = {}) =>
  api.call("POST", "/contact-messages", { body, headers });
const sent = () => api.commerce.callsTo("/internal/contact-messages");

describe("a message to the marketplace", () => {
  it("is sent to commerce trimmed, with language, client address and key, without a token", async () => {
    const { status, body } = await send(written, { "idempotency-key": "key-1", "accept-language": "uz" });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: "Xabaringiz qabul qilindi. 2 soat ichida javob beramiz",
      data: { number: "12345678", receivedAt: expect.any(String), replyHours: 2 },
    });
    const [call] = sent();
    expect(call?.headers["idempotency-key"]).toBe("key-1");
    expect(call?.body).toEqual({
      topic: "delivery",
      name: "Ali",
      email: "ali@bezak.uz",
      message: "Where is my parcel?",
      language: "uz",
      client: expect.stringMatching(/127\.0\.0\.1$/),
    });
  });

  it.each([
    ["a buyer", tokens.customer, "Bearer jwt-customer"],
    ["an administrator", tokens.admin, undefined],
    ["an ended session", "a-token-that-nobody-has-any-more", undefined],
  ])("is sent with a commerce token only for a buyer: %s", async (_, token, authorization) => {
    expect((await send(written, { authorization: `Bearer ${token}` })).status).toBe(201);
    expect(sent()[0]?.headers.authorization).toBe(authorization);
  });

  it("cannot set its own client address", async () => {
    const { status, body } = await send({ ...written, client: "8.8.8.8" });
    expect([status, body.fields]).toEqual([400, { client: "Неизвестное поле" }]);
    expect(sent()).toEqual([]);
  });

  it.each([
    ["topic", "gossip", "Недопустимое значение"],
    ["topic", undefined, "Обязательное поле"],
    ["name", "  ", "Не короче 1 симв."],
    ["email", "ali", "Введите корректный email"],
    ["phone", "+79001234567", "Номер в формате +998XXXXXXXXX"],
    ["orderNumber", "12", "Недопустимое значение"],
    ["message", "  short  ", "Не короче 10 симв."],
    ["message", "no such letter: \0", "Недопустимое значение"],
    ["name", "half a pair: \ud83d", "Недопустимое значение"],
    ["message", "x".repeat(4001), "Не длиннее 4000 симв."],
  ])("is refused with an invalid %s: %j", async (field, value, text) => {
    const { status, body } = await send({ ...written, [field]: value });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: text });
    expect(sent()).toEqual([]);
  });

  it("is refused above the limit with 429 and Retry-After", async () => {
    api.commerce.respond = () => ({
      status: 429,
      body: { code: "too_many_requests", message: "Too many", details: { retryAfter: 1234 } },
    });
    const { status, body, headers } = await send(written);
    expect([status, body.code, headers.get("retry-after")]).toEqual([429, "too_many_requests", "1234"]);
  });
});

it("returns the contacts of the marketplace without other fields", async () => {
  const { status, body, headers } = await api.call("GET", "/contacts");
  expect(status).toBe(200);
  expect(body.data).toEqual(contactsExamples.contacts.answer?.data);
  expect(headers.get("etag")).toBeTruthy();
});
