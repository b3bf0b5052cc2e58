import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const good = {
  items: [{ productId: "prod_1", quantity: 1 }],
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1" },
  contact: { name: "Ali", phone: "+998901234567" },
  paymentMethod: "cash",
};

async function refusedOrder(body: unknown, headers: Record<string, string> = {}) {
  const answer = await api.call("POST", "/orders", { token: tokens.customer, body, headers });
  expect(api.commerce.callsTo("/customer/orders")).toEqual([]);
  return { status: answer.status, code: answer.body.code, fields: answer.body.fields };
}

describe("an unreadable body", () => {
  it("is refused with 400 when it is not valid JSON", async () => {
    for (const body of ['{"a":', "[1,]", '{"__proto__":{"x":1}}']) {
      expect(await refusedOrder(body)).toMatchObject({ status: 400, code: "malformed_json" });
    }
  });

  it("is refused with 413 above a megabyte", async () => {
    const text = JSON.stringify({ comment: "я".repeat(1_048_576) });
    expect(await refusedOrder(text)).toMatchObject({ status: 413, code: "body_too_large" });
  });

  it("is refused with 415 when it has another content type", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
      const answer = await refusedOrder("a=1", { "content-type": type });
      expect(answer).toMatchObject({ status: 415, code: "unsupported_media_type" });
    }
  });

  it("is refused with 400 when it is missing", async () => {
    expect(await refusedOrder(undefined)).toMatchObject({ status: 400, code: "invalid_input" });
    expect(await refusedOrder("")).toMatchObject({ status: 400, code: "invalid_input" });
    expect(await refusedOrder("null")).toMatchObject({ status: 400, code: "invalid_input" });
  });
});

describe("validation of a body", () => {
  const cases: [what: string, change: object, field: string, text: string][] = [
    ["unknown", { total: 1 }, "total", "Неизвестное поле"],
    [
      "unknown in a nested object",
      { contact: { ...good.contact, fax: "1" } },
      "contact.fax",
      "Неизвестное поле",
    ],
    ["missing", { contact: { name: "Ali" } }, "contact.phone", "Обязательное поле"],
    ["null", { contact: { name: null, phone: "+998901234567" } }, "contact.name", "Обязательное поле"],
    ["of another type", { items: "prod_1" }, "items", "Должно быть списком"],
    ["negative", { items: [{ productId: "p", quantity: -1 }] }, "items.0.quantity", "Не меньше 1"],
    ["too large", { items: [{ productId: "p", quantity: 1e9 }] }, "items.0.quantity", "Не больше 99"],
    [
      "an unpaired surrogate",
      { items: [{ productId: "\ud800", quantity: 1 }] },
      "items.0.productId",
      "Недопустимое значение",
    ],
    [
      "a zero byte",
      { items: [{ productId: "p\0", quantity: 1 }] },
      "items.0.productId",
      "Недопустимое значение",
    ],
    [
      "too many of one variant in all lines together",
      {
        items: [
          { productId: "p", quantity: 60 },
          { productId: "p", variantId: "v", quantity: 60 },
          { productId: "p", quantity: 40 },
        ],
      },
      "items.2.quantity",
      "Не больше 99",
    ],
    [
      "not whole",
      { items: [{ productId: "p", quantity: 1.5 }] },
      "items.0.quantity",
      "Должно быть целым числом",
    ],
    [
      "a number as text",
      { items: [{ productId: "p", quantity: "1" }] },
      "items.0.quantity",
      "Должно быть числом",
    ],
    ["empty list", { items: [] }, "items", "Не менее 1 элемента"],
    ["not in the list of values", { paymentMethod: "gold" }, "paymentMethod", "Недопустимое значение"],
    [
      "a foreign phone number",
      { contact: { name: "Ali", phone: "+79001234567" } },
      "contact.phone",
      "Номер в формате +998XXXXXXXXX",
    ],
    [
      "required by another field",
      { delivery: { ...good.delivery, address: " " } },
      "delivery.address",
      "Обязательное поле",
    ],
  ];

  it.each(cases)("reports the field of an invalid value: %s", async (_, change, field, text) => {
    const answer = await refusedOrder({ ...good, ...change });
    expect(answer).toEqual({ status: 400, code: "invalid_input", fields: { [field]: text } });
  });

  it("reports fields in the reader's language", async () => {
    const texts = [];
    for (const language of ["ru", "uz", "en"]) {
      const answer = await refusedOrder({ ...good, total: 1 }, { "accept-language": language });
      texts.push((answer.fields as Record<string, string>).total);
    }
    expect(texts).toEqual(["Неизвестное поле", "Nomaʼlum maydon", "Unknown field"]);
  });

  it("inflects nouns for numbers in its messages", async () => {
    const texts = async (items: object[]) =>
      Promise.all(
        ["ru", "uz", "en"].map(async (language) => {
          const { fields } = await refusedOrder({ ...good, items }, { "accept-language": language });
          return (fields as Record<string, string>).items;
        }),
      );
    expect(await texts([])).toEqual(["Не менее 1 элемента", "Kamida 1 ta element", "At least 1 item"]);
    const many = Array.from({ length: 101 }, () => ({ productId: "p", quantity: 1 }));
    expect(await texts(many)).toEqual([
      "Не более 100 элементов",
      "Koʻpi bilan 100 ta element",
      "At most 100 items",
    ]);
  });

  it("reports at most twenty fields, with names of at most 100 characters", async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${"x".repeat(300)}${i}`, 1]));
    const { fields } = await refusedOrder({ ...good, ...many });
    expect(Object.keys(fields as object).length).toBeLessThanOrEqual(20);
    expect(Math.max(...Object.keys(fields as object).map((name) => name.length))).toBeLessThanOrEqual(100);
  });
});

describe("validation of a query", () => {
  const cases: [query: string, field: string, text: string][] = [
    ["sort=cheap", "sort", "Недопустимое значение"],
    ["colour=red", "colour", "Неизвестное поле"],
    ["page=0", "page", "Не меньше 1"],
    ["limit=101", "limit", "Не больше 100"],
    ["limit=1&limit=2", "limit", "Укажите одно значение"],
    ["q=a&q=b", "q", "Укажите одно значение"],
    ["sort=rating&sort=newest", "sort", "Укажите одно значение"],
    ["minPrice=", "minPrice", "Должно быть числом"],
    ["minPrice=0x10", "minPrice", "Должно быть числом"],
    ["maxPrice=-5", "maxPrice", "Должно быть числом"],
    ["page=1.5", "page", "Должно быть целым числом"],
    ["rating=5.5", "rating", "Не больше 5"],
    ["inStock=yes", "inStock", "Недопустимое значение"],
    ["brand=", "brand", "Обязательное поле"],
  ];

  it.each(cases)("reports the field of an invalid value: %s", async (query, field, text) => {
    const { status, body } = await api.call("GET", `/products?${query}`);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: "invalid_query",
      fields: { [field]: text },
    });
  });

  it.each(["products", "products/search"])(
    "reports a category or a shop that does not exist in the query of /%s",
    async (list) => {
      const texts = { category: "Такого значения нет", seller: "Такого значения нет" };
      api.commerce.respond = (call) => {
        const reply = commerceAnswers(call);
        if (call.path === "/catalog/products" && call.query.has("brand"))
          return { status: 200, body: { ...(reply as { body: object }).body, documents: [], count: 0 } };
        return reply;
      };
      const answerTo = (query: string) => api.call("GET", `/${list}?q=a&brand=none&${query}`);
      for (const [query, fields] of [
        ["category=nope", { category: texts.category }],
        ["seller=nobody", { seller: texts.seller }],
        ["category=nope&seller=nobody", texts],
      ] as const) {
        const { status, body } = await answerTo(query);
        expect([query, status, body.code, body.fields]).toEqual([query, 400, "invalid_query", fields]);
      }
      for (const query of ["", "category=rings", "seller=atlas"])
        expect([query, (await answerTo(query)).status]).toEqual([query, 200]);
      api.commerce.reset();
    },
  );

  it("refuses an address that cannot be decoded with 400", async () => {
    const { status, body } = await api.call("GET", "/products/%E0%A4%A");
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_query" });
  });
});

describe("the header Idempotency-Key", () => {
  it.each([
    ["too long", "x".repeat(201)],
    ["with spaces", "two words"],
    ["sent twice", "a, b"],
  ])("is refused: %s", async (_, key) => {
    const answer = await refusedOrder(good, { "idempotency-key": key });
    expect(answer).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(answer.fields as object)).toEqual(["Idempotency-Key"]);
  });
});

describe("an unknown address or method", () => {
  it("is answered with 404 as JSON for an unknown path", async () => {
    for (const path of [
      "/nothing",
      "/products/a/b",
      "/products/",
      `/products/${"x".repeat(201)}`,
      `/products/${"x".repeat(5000)}`,
    ]) {
      const { status, body } = await api.call("GET", path);
      expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: "not_found" });
    }
  });

  it.each([
    ["GET", "/products/%2e"],
    ["GET", "/orders/%2E"],
    ["PUT", "/sellers/me/products/%2e"],
    ["DELETE", "/sellers/me/members/%2e%2e"],
    ["PUT", "/admin/seller-applications/%2e%2e/approve"],
  ])("is answered with 404 for a dot segment without a call to commerce: %s %s", async (method, path) => {
    const token = path.startsWith("/admin") ? tokens.admin : tokens.seller;
    api.commerce.reset();
    // `fetch` would resolve the dot segments itself
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    request(api.origin, { method, path: `/api/v1${path}`, headers }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on("error", reject)
      .end(method === "PUT" ? "{}" : undefined);
    expect(await promise).toBe(404);
    const calls = api.commerce.calls.filter((call) => call.path !== "/internal/auth/session");
    expect(calls).toEqual([]);
  });

  it("is answered with 405 and Allow for a known path", async () => {
    const get = await api.call("DELETE", "/products/prod_1");
    expect([get.status, get.headers.get("allow"), get.body.code]).toEqual([
      405,
      "GET, HEAD",
      "method_not_allowed",
    ]);
    const both = await api.call("PUT", "/orders", { body: "not json" });
    expect([both.status, both.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    const post = await api.call("GET", "/auth/login");
    expect([post.status, post.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("is answered with 404 and a specific code for an unknown object", async () => {
    const codes = [];
    for (const path of ["/products/none", "/categories/none", "/products/category/none", "/orders/none"]) {
      const { status, body } = await api.call("GET", path, { token: tokens.customer });
      expect(status).toBe(404);
      codes.push(body.code);
    }
    expect(codes).toEqual([
      "product_not_found",
      "category_not_found",
      "category_not_found",
      "order_not_found",
    ]);
  });
});
