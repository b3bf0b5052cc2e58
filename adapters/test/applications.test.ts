import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() => api.commerce.reset());

const good = {
  companyName: "Oltin Oy",
  businessType: "individual",
  contactPerson: "Ali Valiyev",
  phone: "+998901234567",
  description: "Кольца и браслеты из серебра",
  monthlyVolume: "under_50",
  experience: "1_3_years",
  categories: ["pcat_1"],
  agreeTerms: true,
};

const apply = (change: object, language = "ru") =>
  api.call("POST", "/seller-applications", {
    token: tokens.customer,
    body: { ...good, ...change },
    headers: { "accept-language": language },
  });

describe("an application", () => {
  const six = Array.from({ length: 6 }, (_, at) => `pcat_${at}`);

  it("is refused with more than five categories, with the specification's message", async () => {
    const messages = await Promise.all(
      ["ru", "uz", "en"].map(async (language) => (await apply({ categories: six }, language)).body.fields),
    );
    expect(messages).toEqual([
      { categories: "Можно выбрать не более 5 категорий" },
      { categories: "Koʻpi bilan 5 ta turkum tanlash mumkin" },
      { categories: "Maximum 5 categories can be selected" },
    ]);
    expect((await apply({ categories: six.slice(1) })).status).toBe(201);
  });

  it.each([
    ["no category", { categories: [] }, "categories", "Не менее 1 элемента"],
    ["the same category twice", { categories: ["a", "a"] }, "categories", "Недопустимое значение"],
    ["no phone", { phone: undefined }, "phone", "Обязательное поле"],
    ["an invalid phone", { phone: "901234567" }, "phone", "Номер в формате +998XXXXXXXXX"],
    ["no name", { companyName: "" }, "companyName", "Обязательное поле"],
    ["a long name", { companyName: "я".repeat(121) }, "companyName", "Не длиннее 120 симв."],
    ["an unknown business type", { businessType: "ngo" }, "businessType", "Недопустимое значение"],
    ["no volume", { monthlyVolume: undefined }, "monthlyVolume", "Обязательное поле"],
    ["no experience", { experience: undefined }, "experience", "Обязательное поле"],
    ["a script as website", { website: "javascript:alert(1)" }, "website", "Недопустимое значение"],
    ["an invalid e-mail", { email: "ali" }, "email", "Введите корректный email"],
    ["a short description", { description: "Кольца" }, "description", "Не короче 10 симв."],
    ["a zero byte", { description: "Кольца и \0 браслеты" }, "description", "Недопустимое значение"],
    ["terms not agreed", { agreeTerms: false }, "agreeTerms", "Обязательное поле"],
    ["no answer to the terms", { agreeTerms: undefined }, "agreeTerms", "Обязательное поле"],
    ["a status", { status: "approved" }, "status", "Неизвестное поле"],
  ])("is refused at its field with %s", async (_, change, field, text) => {
    const { status, body } = await apply(change);
    expect([status, body.fields]).toEqual([400, { [field]: text }]);
    expect(api.commerce.callsTo("/customer/seller-applications")).toEqual([]);
  });

  it("is refused with 413 if it has five megabytes", async () => {
    expect((await apply({ description: "я".repeat(2_621_440) })).status).toBe(413);
  });

  it("is refused at the index of a category that no longer exists", async () => {
    const usual = api.commerce.respond;
    const refusal = { code: "invalid_input", details: { fields: { "categories.0": "invalid" } } };
    api.commerce.respond = (call) =>
      call.path === "/customer/seller-applications" ? { status: 400, body: refusal } : usual(call);
    const { status, body } = await apply({});
    expect([status, body.fields]).toEqual([400, { "categories.0": "Недопустимое значение" }]);
  });
});

describe("the decision about an application", () => {
  it("needs a reason of at least three letters to reject", async () => {
    for (const reason of ["", "  ", "no", undefined]) {
      const path = "/admin/seller-applications/selapp_1/reject";
      const { status, body } = await api.call("PUT", path, { token: tokens.admin, body: { reason } });
      expect([status, Object.keys(body.fields as object)]).toEqual([400, ["reason"]]);
    }
  });

  it("passes refusals of commerce on with a message", async () => {
    const refusals = [
      ["application_decided", 409, "По этой заявке уже принято решение"],
      ["already_seller", 409, "Этот аккаунт уже работает в магазине"],
      ["account_blocked", 409, "Аккаунт этого человека заблокирован"],
    ] as const;
    const usual = api.commerce.respond;
    for (const [code, status, message] of refusals) {
      api.commerce.respond = (call) =>
        call.path.endsWith("/approve") ? { status, body: { code, message: "x" } } : usual(call);
      const answer = await api.call("PUT", "/admin/seller-applications/selapp_1/approve", {
        token: tokens.admin,
      });
      expect(answer).toMatchObject({ status, body: { code, message } });
    }
  });
});
