import { expect, test } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";

/** Mistakes of clients against the whole running shop: a clear error, and nothing lost or half-done. */
const api = "/api/v1";

interface Product {
  id: string;
  price: number;
  variantId: string;
}

async function product(request: APIRequestContext): Promise<Product> {
  const answer = await request.get(`${api}/products?inStock=true&sort=newest&limit=1`);
  const { data } = (await answer.json()) as { data: [Product] };
  return data[0];
}

async function signUp(request: APIRequestContext): Promise<Record<string, string>> {
  const email = `api-${Date.now()}-${Math.random().toString(36).slice(2)}@example.uz`;
  const data = { name: "Азиз", email, password: "correct horse battery" };
  const answer = await request.post(`${api}/auth/register`, { data });
  expect(answer.status()).toBe(201);
  const { token, message } = (await answer.json()) as { token: string; message: string };
  expect(message).toBe("Успешная регистрация");
  return { authorization: `Bearer ${token}` };
}

const toOrder = ({ id, variantId }: Product, quantity = 1) => ({
  items: [{ productId: id, variantId, quantity }],
  delivery: { method: "courier", city: "samarkand", address: "Регистан, 1" },
  contact: { name: "Азиз", phone: "+998901234567" },
  paymentMethod: "cash",
});

async function orderCount(request: APIRequestContext, headers: Record<string, string>): Promise<number> {
  const answer = await request.get(`${api}/orders`, { headers });
  return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
}

test("rejects bad bodies of an order field by field, without placing it", async ({ request }) => {
  const headers = await signUp(request);
  const good = toOrder(await product(request));
  const bad: [string, unknown, string][] = [
    ["unknown field", { ...good, coupon: "x" }, "coupon"],
    ["wrong type", { ...good, items: "all" }, "items"],
    ["negative quantity", { ...good, items: [{ ...good.items[0], quantity: -1 }] }, "items.0.quantity"],
    ["huge quantity", { ...good, items: [{ ...good.items[0], quantity: 1e12 }] }, "items.0.quantity"],
    ["no items", { ...good, items: [] }, "items"],
    ["bad phone", { ...good, contact: { ...good.contact, phone: "123" } }, "contact.phone"],
    [
      "no address for a courier",
      { ...good, delivery: { ...good.delivery, address: "" } },
      "delivery.address",
    ],
  ];
  for (const [what, data, field] of bad) {
    const answer = await request.post(`${api}/orders`, { headers, data });
    expect(answer.status(), what).toBe(400);
    const failure = (await answer.json()) as {
      code: string;
      fields: Record<string, string>;
      message: string;
    };
    expect(failure.code, what).toBe("invalid_input");
    expect(Object.keys(failure.fields), what).toContain(field);
    expect(failure.message, what).toMatch(/[а-я]/);
  }
  expect(await orderCount(request, headers)).toBe(0);
});

test("rejects broken JSON, another content type, too large a body and a wrong method", async ({
  request,
}) => {
  const json = { "content-type": "application/json" };
  const login = `${api}/auth/login`;
  expect((await request.post(login, { headers: json, data: Buffer.from('{"email":') })).status()).toBe(400);
  const xml = { "content-type": "application/xml" };
  expect((await request.post(login, { headers: xml, data: Buffer.from("<a/>") })).status()).toBe(415);
  const large = { email: "a@b.uz", password: "x".repeat(2_000_000) };
  expect((await request.post(login, { data: large })).status()).toBe(413);
  const wrong = await request.delete(login);
  expect(wrong.status()).toBe(405);
  expect(wrong.headers().allow).toContain("POST");
});

test("rejects unknown ids, expired tokens and bad queries", async ({ request }) => {
  for (const path of ["/products/none", "/categories/none", "/products/category/none", "/nothing"]) {
    expect((await request.get(`${api}${path}`)).status(), path).toBe(404);
  }
  const dead = { authorization: "Bearer dead" };
  for (const headers of [dead, {}]) {
    expect((await request.get(`${api}/orders`, { headers })).status()).toBe(401);
    expect((await request.get(`${api}/auth/me`, { headers })).status()).toBe(401);
  }
  const headers = await signUp(request);
  expect((await request.get(`${api}/orders/none`, { headers })).status()).toBe(404);
  for (const query of ["sort=cheap", "minPrice=-1", "limit=1000", "page=0", "inStock=maybe", "colour=red"]) {
    const answer = await request.get(`${api}/products?${query}`);
    expect(answer.status(), query).toBe(400);
  }
  expect((await request.get(`${api}/products?q=qqqqzzzz`)).status()).toBe(200);
});

test("rejects a changed total and more than the stock, and orders once for a double submission", async ({
  request,
}) => {
  const headers = await signUp(request);
  const one = await product(request);
  const moved = await request.post(`${api}/orders`, { headers, data: { ...toOrder(one), expectedTotal: 1 } });
  expect(moved.status()).toBe(409);
  expect(await moved.json()).toMatchObject({
    code: "price_changed",
    details: { quote: { orderable: true } },
  });

  const many = {
    ...toOrder(one),
    items: [{ productId: one.id, variantId: one.variantId, quantity: 99 }],
  };
  const short = await request.post(`${api}/orders`, { headers, data: many });
  expect(short.status()).toBe(409);
  expect(await short.json()).toMatchObject({ code: "out_of_stock" });
  expect(await orderCount(request, headers)).toBe(0);

  const press = { headers: { ...headers, "idempotency-key": "one-press" }, data: toOrder(one) };
  const answers = await Promise.all([
    request.post(`${api}/orders`, press),
    request.post(`${api}/orders`, press),
  ]);
  const numbers = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { data: { number: string } }).data.number),
  );
  expect(new Set(numbers).size).toBe(1);
  expect(await orderCount(request, headers)).toBe(1);
  const other = await request.post(`${api}/orders`, { ...press, data: toOrder(one, 2) });
  expect(other.status()).toBe(422);
});

test("answers errors in the reader's language", async ({ request }) => {
  const texts = await Promise.all(
    ["ru", "uz", "en"].map(async (language) => {
      const answer = await request.get(`${api}/products/none`, { headers: { "accept-language": language } });
      return ((await answer.json()) as { message: string }).message;
    }),
  );
  expect(texts[0]).toBe("Товар не найден");
  expect(new Set(texts).size).toBe(3);
});

test("answers an unknown call with the error envelope, not with a page", async ({ request }) => {
  const answer = await request.get(`${api}/nothing`);
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: "not_found" });
});
