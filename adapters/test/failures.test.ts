import { errorStatus } from "@bezak/contract/error-codes.ts";
import { Failure } from "@bezak/contract/envelope.ts";
import { languages } from "@bezak/contract/languages.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorTexts } from "@bezak/contract/error-texts.ts";
import { fieldTexts } from "../src/field-texts.ts";
import { document } from "./catalog-documents.ts";
import { tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { ordersExamples } from "@bezak/contract/examples/orders.ts";
import { startApi, type Api } from "./start-api.ts";

const quote = ordersExamples.quote.answer!.data;

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

describe("a request that cannot be parsed", () => {
  it("is answered with the error envelope", async () => {
    const { status, body } = await api.call("GET", `/products?q=${"x".repeat(20_000)}`);
    expect(status).toBe(431);
    expect(Failure.parse(body)).toMatchObject({ success: false, code: "invalid_query" });
  });
});

async function orderAnswered(reply: Reply, language = "ru") {
  const usual = api.commerce.respond;
  api.commerce.respond = (call) => (call.path === "/customer/orders" ? reply : usual(call));
  const headers = { "accept-language": language, "idempotency-key": "one" };
  const answer = await api.call("POST", "/orders", { token: tokens.customer, body: newOrder, headers });
  api.commerce.respond = usual;
  return answer;
}

describe("the error messages", () => {
  it.each(Object.keys(errorStatus) as (keyof typeof errorStatus)[])(
    "have the code %s in three languages",
    (code) => {
      const texts = languages.map((language) => errorTexts[code][language]);
      expect(texts.every((text) => text.length > 5)).toBe(true);
      expect(new Set(texts).size).toBe(languages.length);
      expect(texts[0]).toMatch(/[а-яё]/i);
      expect(`${texts[1]}${texts[2]}`).not.toMatch(/[а-яё]/i);
      // The letters oʻ and gʻ are written with U+02BB, the tutuq belgisi with U+02BC.
      expect(texts[1]).not.toMatch(/['‘’`]/);
    },
  );

  it("describe every problem of a field in three languages", () => {
    for (const say of Object.values(fieldTexts)) {
      const texts = languages.map((language) => say[language]("7"));
      expect(texts.every((text) => text.length > 3)).toBe(true);
      expect(new Set(texts).size).toBe(languages.length);
    }
  });

  it("are quoted from the specification", () => {
    expect(errorTexts.server_error.ru).toBe("Произошла ошибка на сервере");
    expect(errorTexts.product_not_found.en).toBe("Product not found");
    expect(errorTexts.not_found.en).toBe("Page not found");
    expect(errorTexts.invalid_input.en).toBe("Please check the entered data");
  });
});

describe("a failure", () => {
  it.each(Object.entries(errorStatus))(
    "with the code %s of commerce is answered with %i in each language",
    async (code, status) => {
      for (const language of languages) {
        const answer = await orderAnswered({ status, body: { code, message: "internal words" } }, language);
        expect(answer.status).toBe(status);
        expect(Failure.parse(answer.body)).toEqual(answer.body);
        const text = errorTexts[code as keyof typeof errorTexts][language];
        expect(answer.body).toMatchObject({ code, message: text, error: text });
        expect(answer.body.requestId).toBe(answer.headers.get("x-request-id"));
        expect(answer.text).not.toContain("internal");
      }
    },
  );

  it.each([
    ["an unknown code", { status: 409, body: { code: "locked_by_42", message: "lock" } }, 409, "conflict"],
    [
      "a refusal of the engine",
      { status: 400, body: { type: "invalid_data", message: "x" } },
      400,
      "invalid_input",
    ],
    ["a crash", { status: 500, body: { code: "internal_error", message: "boom" } }, 500, "server_error"],
    ["a wrong secret", { status: 401, body: { code: "wrong_secret", message: "x" } }, 500, "server_error"],
    ["a page of a proxy", { status: 502, body: "<html>" }, 503, "commerce_unavailable"],
    ["an answer that is not JSON", { status: 200, body: "hello" }, 500, "server_error"],
    ["JSON of another shape", { status: 201, body: { order: { id: 7 } } }, 500, "server_error"],
  ] as const)("caused by %s reveals no details", async (_, reply, status, code) => {
    const answer = await orderAnswered(reply);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(Object.keys(answer.body).sort()).toEqual(["code", "error", "message", "requestId", "success"]);
  });

  it("contains the new quote after a price change and the affected lines without stock", async () => {
    const secret = { ...quote, margin: 1 };
    const moved = await orderAnswered({
      status: 409,
      body: { code: "price_changed", details: { quote: secret } },
    });
    expect(moved.body.details).toEqual({ quote });
    const items = [{ ...quote.items[0], stock: 0, change: "out_of_stock", costPrice: 1 }];
    const short = await orderAnswered({ status: 409, body: { code: "out_of_stock", details: { items } } });
    expect(short.body.details).toEqual({ items: [{ ...quote.items[0], stock: 0, change: "out_of_stock" }] });
  });

  it("has Retry-After when commerce is unavailable", async () => {
    const answer = await orderAnswered({ status: 503, body: { code: "commerce_unavailable", message: "x" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("names the field that commerce refused, in the reader's language", async () => {
    const details = { fields: { "delivery.city": "There is no pickup point in this city" } };
    const { body } = await orderAnswered({ status: 400, body: { code: "invalid_input", details } });
    expect(body.fields).toEqual({ "delivery.city": "Недопустимое значение" });
    expect(body.details).toBeUndefined();
  });
});

it("removes fields that the schema of an answer does not declare", async () => {
  expect(document.costPrice).toBe(1);
  const { text } = await api.call("GET", "/products");
  expect(text).toContain("prod_1");
  expect(text).not.toMatch(/costPrice|popularity|categoryIds/);
});

it("uses the request id of the client if it is valid, and never echoes an invalid one", async () => {
  const named = await api.call("GET", "/nothing", { headers: { "x-request-id": "abcdef-12345" } });
  expect(named.body.requestId).toBe("abcdef-12345");
  const replaced = await api.call("GET", "/nothing", { headers: { "x-request-id": "<script>" } });
  expect(replaced.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
