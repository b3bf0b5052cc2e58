import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commerceAnswers, person, tokens } from "./commerce-answers.ts";
import { ordersExamples } from "@bezak/contract/examples/orders.ts";
import { startApi, type Api } from "./start-api.ts";

const quote = ordersExamples.quote.answer!.data;

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const invitation = "t".repeat(43);
const change = (body: unknown, token: string = tokens.seller) =>
  api.call("PUT", "/sellers/me/settings", { token, body });

describe("settings of a shop", () => {
  it("are changed only in the given fields, and cached reads of the shop are dropped", async () => {
    for (const path of ["/sellers/atlas", "/products"]) await api.call("GET", path);
    const before = api.commerce.calls.length;
    const sent = { description: { ru: " Шёлк ", uz: "" }, workingHours: "", deliveryZones: null };
    const { status, body } = await change(sent);
    expect([status, body.message]).toEqual([200, "Настройки сохранены"]);
    const call = api.commerce.calls[before + 1] ?? api.commerce.calls[before];
    expect(call?.body).toEqual({
      description: { ru: "Шёлк", uz: "" },
      workingHours: "",
      deliveryZones: null,
    });
    expect(call?.headers.authorization).toBe("Bearer jwt-seller");
    for (const path of ["/sellers/atlas", "/products"]) await api.call("GET", path);
    expect(api.commerce.callsTo("/catalog/sellers/atlas")).toHaveLength(2);
    expect(api.commerce.callsTo("/catalog/products")).toHaveLength(2);
  });

  it.each([
    [{ name: "A" }, "name"],
    [{ name: "A".repeat(61) }, "name"],
    [{ name: null }, "name"],
    [{ description: { uz: "faqat" } }, "description.ru"],
    [{ description: { ru: "x".repeat(4001) } }, "description.ru"],
    [{ workingHours: "x".repeat(201) }, "workingHours"],
    [{ freeShippingThreshold: 0 }, "freeShippingThreshold"],
    [{ freeShippingThreshold: -5 }, "freeShippingThreshold"],
    [{ freeShippingThreshold: 1.5 }, "freeShippingThreshold"],
    [{ freeShippingThreshold: 1e13 }, "freeShippingThreshold"],
    [{ deliveryZones: [] }, "deliveryZones"],
    [{ holidayUntil: "tomorrow" }, "holidayUntil"],
    [{ logo: "" }, "logo"],
    [{ banner: "x".repeat(301) }, "banner"],
    [{ payoutAccount: { recipient: "A" } }, "payoutAccount.recipient"],
    [{ status: "active" }, "status"],
  ])("are refused with the invalid value %j", async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toContain(field);
    expect(api.commerce.callsTo("/vendor/shop/settings")).toHaveLength(0);
  });

  it("accept a time in any zone and send it to commerce in UTC", async () => {
    api.commerce.reset();
    await change({ holidayUntil: "2027-01-01T00:00:00+05:00" });
    const [sent] = api.commerce.callsTo("/vendor/shop/settings");
    expect(sent?.body).toEqual({ holidayUntil: "2026-12-31T19:00:00.000Z" });
  });

  it.each([
    ["holidayUntil", "past", "Выберите дату в будущем"],
    ["holidayUntil", "too_far:180", "Не позже чем через 180 дн."],
    ["deliveryZones.1", "unknown", "Такого значения нет"],
    ["logo", "not_yours", "Загрузите эту картинку ещё раз"],
  ])("report the problem that commerce found with %s: %s", async (field, problem, text) => {
    const refusal = { code: "invalid_input", details: { fields: { [field]: problem } } };
    api.commerce.respond = (call) =>
      call.path === "/vendor/shop/settings" ? { status: 400, body: refusal } : commerceAnswers(call);
    const { status, body } = await change({ workingHours: "9-18" });
    expect([status, body.fields]).toEqual([400, { [field]: text }]);
  });
});

describe("an invitation", () => {
  it("is read with its token in the body, since addresses are logged", async () => {
    await api.call("POST", "/seller-invitations/read", { body: { token: invitation } });
    await api.call("POST", "/seller-invitations/accept", {
      token: tokens.customer,
      body: { token: invitation },
    });
    expect(api.commerce.calls.filter(({ path }) => path.includes(invitation))).toEqual([]);
    const [looked] = api.commerce.callsTo("/internal/seller-invitations");
    expect(looked?.body).toEqual({ token: invitation });
    expect((await api.call("POST", "/seller-invitations/read", { body: {} })).status).toBe(400);
  });

  it("makes the user a seller at once, despite the cached session", async () => {
    let role: "customer" | "seller" = "customer";
    api.commerce.respond = (call) => {
      if (call.path === "/customer/seller-invitations") role = "seller";
      const reply = commerceAnswers(call);
      if (call.path !== "/internal/auth/session" || typeof reply === "string") return reply;
      return { ...reply, body: { ...(reply.body as object), user: { ...person("customer"), role } } };
    };
    await api.call("POST", "/auth/logout", { token: tokens.customer });
    expect((await api.call("GET", "/sellers/me", { token: tokens.customer })).status).toBe(403);
    await api.call("POST", "/seller-invitations/accept", {
      token: tokens.customer,
      body: { token: invitation },
    });
    expect((await api.call("GET", "/sellers/me", { token: tokens.customer })).status).toBe(200);
  });
});

describe("an order that cannot be placed", () => {
  const hindrances = ["own_shop", "seller_away", "not_delivered", "order_too_large"] as const;
  it("is quoted for the signed-in user, and for a guest when the session has ended", async () => {
    const body = { items: [{ productId: "prod_1", quantity: 1 }] };
    const quoteAs = async (token?: string) => {
      const { status } = await api.call("POST", "/cart/quote", { token, body });
      return [status, api.commerce.callsTo("/catalog/quote").at(-1)?.headers.authorization];
    };
    expect(await quoteAs(tokens.customer)).toEqual([200, expect.stringMatching(/^Bearer ./)]);
    expect(await quoteAs()).toEqual([200, undefined]);
    expect(await quoteAs("a-token-that-nobody-was-given")).toEqual([200, undefined]);
  });

  it.each(hindrances)("is refused with %s and the affected lines only", async (code) => {
    const awayUntil = code === "seller_away" ? "2027-01-01T00:00:00.000Z" : null;
    const line = { ...quote.items[0], total: 0, change: code, awayUntil };
    const details = { items: [{ ...line, costPrice: 1 }] };
    api.commerce.respond = (call) =>
      call.path === "/customer/orders" ? { status: 409, body: { code, details } } : commerceAnswers(call);
    const { status, body } = await api.call("POST", "/orders", {
      token: tokens.customer,
      body: {
        items: [{ productId: "prod_1", quantity: 1 }],
        delivery: { method: "courier", city: "nukus", address: "Navoiy 1" },
        contact: { name: "Ali", phone: "+998901234567" },
        paymentMethod: "cash",
      },
    });
    expect([status, body.code, body.details]).toEqual([409, code, { items: [line] }]);
  });
});

it("drops all cached reads when a shop is suspended", async () => {
  await api.call("GET", "/products");
  await api.call("PUT", "/admin/sellers/sel_1/suspend", {
    token: tokens.admin,
    body: { reason: " Жалобы покупателей " },
  });
  const [suspension] = api.commerce.callsTo("/admin/shops/sel_1/suspension");
  expect(suspension?.body).toEqual({ reason: "Жалобы покупателей" });
  expect(suspension?.headers.authorization).toBe("Bearer jwt-admin");
  await api.call("GET", "/products");
  expect(api.commerce.callsTo("/catalog/products")).toHaveLength(2);
});
