import { PersonalData } from "@bezak/contract/users.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commerceAnswers, person, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const change = (body: unknown, token: string = tokens.customer) =>
  api.call("PUT", "/users/profile", { token, body });

/** Gives one path this answer and all others the default ones. */
function answering(path: string, reply: Reply): void {
  api.commerce.respond = (call) => (call.path === path ? reply : commerceAnswers(call));
}

describe("the profile", () => {
  it("is that of the signed-in user", async () => {
    const { body } = await api.call("GET", "/users/profile", { token: tokens.seller });
    expect(body).toEqual({ success: true, data: person("seller") });
  });

  it("is changed with the caller's token, also an administrator's, only in the given fields", async () => {
    const sent = { name: " Ali ", phone: null, address: " Navoiy 1 " };
    const { status, body } = await change(sent);
    expect([status, body.message]).toEqual([200, "Профиль обновлён"]);
    await change({ language: "en" }, tokens.admin);
    const [buyers, admins] = api.commerce.callsTo("/customer/profile");
    expect(buyers?.headers.authorization).toBe("Bearer jwt-customer");
    expect(buyers?.body).toEqual({ name: "Ali", phone: null, address: "Navoiy 1" });
    expect(admins?.headers.authorization).toBe("Bearer jwt-admin");
  });

  it("is up to date in the next answer of the session, despite its cache", async () => {
    let name = "Before";
    api.commerce.respond = (call) => {
      if (call.path === "/customer/profile") name = "After";
      const reply = commerceAnswers(call);
      if (call.path !== "/internal/auth/session" || typeof reply === "string") return reply;
      return { ...reply, body: { ...(reply.body as object), user: { ...person("customer"), name } } };
    };
    const me = async () => {
      const { body } = await api.call("GET", "/auth/me", { token: tokens.customer });
      return (body.user as { name: string }).name;
    };
    // drops the cached session
    await api.call("POST", "/auth/logout", { token: tokens.customer });
    expect(await me()).toBe("Before");
    await change({ name: "After" });
    expect(await me()).toBe("After");
  });

  it.each([
    [{ name: null }, "name"],
    [{ name: "  " }, "name"],
    [{ name: "x".repeat(101) }, "name"],
    [{ phone: "998901234567" }, "phone"],
    [{ language: "fr" }, "language"],
    [{ language: null }, "language"],
    [{ address: "x".repeat(301) }, "address"],
    [{ avatar: "https://example.com/a.png" }, "avatar"],
    [{ avatar: "javascript:alert(1)" }, "avatar"],
    [{ password: "12345678" }, "password"],
  ])("is refused with the invalid value %j", async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    expect(api.commerce.callsTo("/customer/profile")).toEqual([]);
  });

  it("ignores read-only fields of a sent profile", async () => {
    const sent = { id: "cus_2", role: "admin", email: "other@bezak.uz", name: "Ali" };
    expect((await change(sent)).status).toBe(200);
    expect(api.commerce.callsTo("/customer/profile").at(-1)?.body).toEqual({ name: "Ali" });
  });

  it("reports a city that commerce does not know", async () => {
    const details = { fields: { city: "unknown" } };
    answering("/customer/profile", { status: 400, body: { code: "invalid_input", details } });
    const { status, body } = await change({ city: "moscow" });
    expect([status, body.code, body.fields]).toEqual([400, "invalid_input", { city: "Такого значения нет" }]);
  });
});

describe("account data", () => {
  const end = (body: unknown, token: string = tokens.customer, language = "ru") =>
    api.call("DELETE", "/users/account", { token, body, headers: { "accept-language": language } });

  it("is downloaded as a file with no-store", async () => {
    const { status, headers, body } = await api.call("GET", "/users/data", { token: tokens.customer });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="bezak-data\.json"/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(PersonalData.parse(body)).toEqual(body);
  });

  it.each(["/users/data", "/orders"])("is compressed by Accept-Encoding: %s", async (path) => {
    const ask = (encoding: string) =>
      api.call("GET", path, { token: tokens.customer, headers: { "accept-encoding": encoding } });
    const { headers, body } = await ask("gzip");
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
    const plain = await ask("identity");
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
      null,
      "accept-encoding",
    ]);
    expect(body).toEqual(plain.body);
  });

  it.each(["gzip", "identity"])(
    "ends in a connection error when it is interrupted, as %s",
    async (encoding) => {
      const type = "application/json; charset=utf-8";
      answering("/customer/data", { status: 200, body: '{"orders": [', type, breaksOff: true });
      const headers = { "accept-encoding": encoding };
      await expect(api.call("GET", "/users/data", { token: tokens.customer, headers })).rejects.toThrow();
    },
  );

  it("is closed with the password, and its token ends at once", async () => {
    await api.call("GET", "/auth/me", { token: tokens.seller });
    const { status, body } = await end({ password: "bezak-buyer" }, tokens.seller);
    expect([status, body.message]).toEqual([200, "Аккаунт удалён"]);
    const [seen] = api.commerce.callsTo("/customer/account/end");
    expect(seen?.body).toEqual({ password: "bezak-buyer" });
    expect(seen?.headers.authorization).toBe("Bearer jwt-seller");
    answering("/internal/auth/session", { status: 401, body: { code: "unauthorized" } });
    expect((await api.call("GET", "/auth/me", { token: tokens.seller })).status).toBe(401);
  });

  it("is not closed with a wrong password, with a message in three languages", async () => {
    answering("/customer/account/end", {
      status: 400,
      body: { code: "wrong_password", message: "internal" },
    });
    const messages = [];
    for (const language of ["ru", "uz", "en"]) {
      const { status, body } = await end({ password: "guess" }, tokens.customer, language);
      expect([status, body.code]).toEqual([400, "wrong_password"]);
      messages.push(body.error);
    }
    expect(messages).toEqual(["Неверный пароль", "Parol notoʻgʻri", "The password is wrong"]);
    expect((await end({})).body.fields).toEqual({ password: "Обязательное поле" });
  });
});
