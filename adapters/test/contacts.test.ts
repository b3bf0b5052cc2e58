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

describe("a message to the shop", () => {
  it("goes to commerce tidied, with the writer's language, address and key, and needs no token", async () => {
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
    ["an administrator, who buys nothing", tokens.admin, undefined],
    ["somebody whose session has ended", "a-token-that-nobody-has-any-more", undefined],
  ])("is sent in the name of %s", async (_, token, authorization) => {
    expect((await send(written, { authorization: `Bearer ${token}` })).status).toBe(201);
    expect(sent()[0]?.headers.authorization).toBe(authorization);
  });

  it("cannot say where it comes from by itself", async () => {
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
  ])("with a wrong %s (%s) is refused beside the field", async (field, value, text) => {
    const { status, body } = await send({ ...written, [field]: value });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: text });
    expect(sent()).toEqual([]);
  });

  it("beyond the limit is 429 with the time to wait", async () => {
    api.commerce.respond = () => ({
      status: 429,
      body: { code: "too_many_requests", message: "Too many", details: { retryAfter: 1234 } },
    });
    const { status, body, headers } = await send(written);
    expect([status, body.code, headers.get("retry-after")]).toEqual([429, "too_many_requests", "1234"]);
  });
});

it("the shop's contacts are a public read with nothing else in it", async () => {
  const { status, body, headers } = await api.call("GET", "/contacts");
  expect(status).toBe(200);
  expect(body.data).toEqual({ email: "help@bezak.uz", phone: "+998 71 200 00 00", address: null });
  expect(headers.get("etag")).toBeTruthy();
});
