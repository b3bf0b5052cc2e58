import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const list = "/sellers/me/products";
const token = tokens.seller;
const draft = { name: " Кольцо ", categoryId: "pcat_1" };

/** Refuses calls to this path and answers all others. */
function refuse(path: string, status: number, answer: object) {
  api.commerce.respond = (call) =>
    call.path === path ? { status, body: { message: "no", ...answer } } : commerceAnswers(call);
}

it("reports problems found by commerce at their fields, in the reader's language", async () => {
  const fields = {
    "variants.3.price": "min:1",
    sku: "duplicate",
    "attributes.metal": "required",
    x: "secret",
  };
  refuse("/vendor/products", 400, { code: "invalid_input", details: { fields } });
  const { status, body } = await api.call("POST", list, { token, body: draft });
  expect([status, body.fields]).toEqual([
    400,
    {
      "variants.3.price": "Не меньше 1",
      sku: "Такое значение уже есть",
      "attributes.metal": "Обязательное поле",
      x: "Недопустимое значение",
    },
  ]);
});

it.each([
  ["sku_taken", 409, "variants.1.sku", "sku_taken", "Another product of the shop has this SKU"],
  ["stock_reserved", 409, "variants", "stock_reserved", "There are orders for it: send or cancel them first"],
  ["category_not_found", 404, "categoryId", "unknown", "There is no such value"],
])("reports %s at its field", async (code, status, path, problem, text) => {
  refuse("/vendor/products/prod_1", status, { code, details: { fields: { [path]: problem } } });
  const headers = { "accept-language": "en" };
  const { body, ...answer } = await api.call("PUT", `${list}/prod_1`, { token, body: draft, headers });
  expect([answer.status, body.code, body.fields]).toEqual([status, code, { [path]: text }]);
});

it("names waiting orders as the reason why a variant cannot be removed", async () => {
  const details = { fields: { variants: "stock_reserved" } };
  refuse("/vendor/products/prod_1", 409, { code: "stock_reserved", details });
  const headers = { "accept-language": "en" };
  const { body } = await api.call("PUT", `${list}/prod_1`, { token, body: draft, headers });
  expect(body.message).toBe("A variant with open orders cannot be removed: send or cancel the orders first");
});

it.each([
  ["a price of 0", { price: 0 }, { price: "Не меньше 1" }],
  ["a fraction of a sum", { price: 1.5 }, { price: "Должно быть целым числом" }],
  ["a price above the limit", { price: 1e12 + 1 }, { price: "Не больше 1000000000000" }],
  ["101 pictures", { images: Array.from({ length: 101 }, String) }, { images: "Не более 20 элементов" }],
  [
    "a long description",
    { description: { ru: "я".repeat(20_001) } },
    { "description.ru": "Не длиннее 20000 симв." },
  ],
])("refuses %s at its field without a call to commerce", async (_, wrong, fields) => {
  const { status, body } = await api.call("POST", list, { token, body: { ...draft, ...wrong } });
  expect([status, body.code, body.fields]).toEqual([400, "invalid_input", fields]);
  expect(api.commerce.callsTo("/vendor/products")).toEqual([]);
});

it("refuses a description of 5 MB with 413", async () => {
  const body = { ...draft, description: { ru: "я".repeat(2_500_000) } };
  const answer = await api.call("POST", list, { token, body });
  expect([answer.status, answer.body.code]).toEqual([413, "body_too_large"]);
});

it("creates a product with the member's token and the client's key", async () => {
  const headers = { "idempotency-key": "key-1" };
  const { status, body } = await api.call("POST", list, { token, body: draft, headers });
  expect([status, body.message]).toEqual([201, "Товар опубликован"]);
  expect(body.data).not.toHaveProperty("metadata");
  const [seen] = api.commerce.callsTo("/vendor/products");
  expect(seen).toMatchObject({ body: { name: "Кольцо", status: "draft", images: [], attributes: {} } });
  expect(seen!.headers).toMatchObject({ "idempotency-key": "key-1" });
});

it("drops cached products after a product was changed", async () => {
  const reads = () => api.commerce.callsTo("/catalog/products/ring").length;
  const writes: [string, string, object?][] = [
    ["POST", list, draft],
    ["PATCH", list, { variants: [{ id: "variant_1", stock: 3 }] }],
    ["PUT", `${list}/prod_1`, draft],
    ["DELETE", `${list}/prod_1`],
  ];
  for (const [method, path, body] of writes) {
    await api.call("GET", "/products/ring");
    const before = reads();
    await api.call("GET", "/products/ring");
    expect(reads()).toBe(before);
    await api.call(method, path, { token, body });
    await api.call("GET", "/products/ring");
    expect(reads()).toBe(before + 1);
  }
});
