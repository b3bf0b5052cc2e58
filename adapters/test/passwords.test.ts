import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readTrustedProxies } from "../src/config.ts";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const account = { email: "ali@bezak.uz", password: "12345678" };
const forwarded = { "x-forwarded-for": "203.0.113.9" };
const clientSeen = (at: Api) =>
  (at.commerce.callsTo("/internal/auth/login")[0]?.body as { client?: string }).client;

describe("attempts to sign in", () => {
  it("are counted by the address of the connection, not by a header of the client", async () => {
    await api.call("POST", "/auth/login", { body: account, headers: forwarded });
    expect(clientSeen(api)).toBe("127.0.0.1");
    for (const [path, body] of [
      ["forgot-password", { email: account.email }],
      ["reset-password", { token: "t", password: account.password }],
    ] as const) {
      await api.call("POST", `/auth/${path}`, { body, token: tokens.customer });
      expect(api.commerce.callsTo(`/internal/auth/${path}`)[0]?.body).toMatchObject({ client: "127.0.0.1" });
    }
  });

  it("carry the device cookie of an earlier sign-in, which a new password replaces", async () => {
    const first = await api.call("POST", "/auth/login", { body: account });
    expect(first.headers.get("set-cookie")).toMatch(/^device=nonce\.signature; .*HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(first.body)).not.toContain("nonce.signature");
    await api.call("POST", "/auth/login", { body: account, headers: { cookie: "device=nonce.signature" } });
    const [without, withMark] = api.commerce.callsTo("/internal/auth/login").map(({ body }) => body);
    expect(without).not.toHaveProperty("deviceMark");
    expect(withMark).toMatchObject({ deviceMark: "nonce.signature" });
    const body = { currentPassword: account.password, password: "87654321" };
    const changed = await api.call("POST", "/auth/change-password", { body, token: tokens.customer });
    expect(changed.headers.get("set-cookie")).toMatch(/^device=nonce\.signature; /);
    expect(changed.body.data).toEqual({ token: "renewed" });
  });

  it("name the browser's current session, which the new one replaces", async () => {
    const body = { ...account, name: "Ali" };
    for (const [path, sent] of [
      ["login", account],
      ["register", body],
    ] as const) {
      await api.call("POST", `/auth/${path}`, { body: sent, token: tokens.customer });
      await api.call("POST", `/auth/${path}`, { body: sent, token: "short" });
      const [first, second] = api.commerce.callsTo(`/internal/auth/${path}`).map((call) => call.body);
      expect(first).toMatchObject({ formerToken: tokens.customer });
      expect(second).not.toHaveProperty("formerToken");
    }
  });

  it("are counted by the address that a trusted proxy names", async () => {
    const behind = await startApi({ trustProxy: "loopback" });
    await behind.call("POST", "/auth/login", { body: account, headers: forwarded });
    expect(clientSeen(behind)).toBe("203.0.113.9");
    await behind.stop();
  });

  it("are refused with 429 and Retry-After when there are too many", async () => {
    const details = { retryAfter: 840 };
    api.commerce.respond = () => ({
      status: 429,
      body: { code: "too_many_requests", message: "x", details },
    });
    for (const path of ["login", "forgot-password"]) {
      const body = path === "login" ? account : { email: account.email };
      const answer = await api.call("POST", `/auth/${path}`, { body });
      expect([answer.status, answer.body.code, answer.headers.get("retry-after")]).toEqual([
        429,
        "too_many_requests",
        "840",
      ]);
      expect(answer.body).not.toHaveProperty("details");
    }
  });
});

describe("the setting TRUST_PROXY", () => {
  it.each([
    [undefined, false],
    ["", false],
    ["192.0.2.7", "192.0.2.7"],
    ["loopback", "loopback"],
    ["10.0.0.0/8, 192.0.2.7", "10.0.0.0/8, 192.0.2.7"],
    ["fd00::/8", "fd00::/8"],
  ])("is read from %s as %s", (text, read) => {
    expect(readTrustedProxies(text)).toBe(read);
  });

  it.each(["true", "yes", "*", "2", "10.0.0.1;"])("is refused with the value %s", (text) => {
    expect(() => readTrustedProxies(text)).toThrow("TRUST_PROXY");
  });
});

describe("sessions", () => {
  it("are listed and ended for the caller's token, for every role", async () => {
    for (const token of Object.values(tokens)) {
      api.commerce.reset();
      await api.call("GET", "/auth/sessions", { token });
      await api.call("DELETE", "/auth/sessions", { token, headers: { "x-confirmation": "a-proof.of-mine" } });
      await api.call("DELETE", "/auth/sessions/sess_9", { token });
      expect(api.commerce.callsTo("/internal/auth/sessions")[0]?.body).toEqual({ token });
      expect(api.commerce.callsTo("/internal/auth/end-session").map(({ body }) => body)).toEqual([
        { token, proof: "a-proof.of-mine" },
        { token, id: "sess_9" },
      ]);
    }
  });

  it("cannot be ended by another user", async () => {
    const { respond } = api.commerce;
    api.commerce.respond = (call) =>
      call.path === "/internal/auth/end-session"
        ? { status: 404, body: { code: "session_not_found" } }
        : respond(call);
    const { status, body } = await api.call("DELETE", "/auth/sessions/sess_2", { token: tokens.customer });
    expect([status, body.code]).toEqual([404, "session_not_found"]);
  });

  it("are dropped from the cache when the caller ends one", async () => {
    const exchanges = () => api.commerce.callsTo("/internal/auth/session").length;
    await api.call("DELETE", "/auth/sessions/sess_1", { token: tokens.seller });
    const before = exchanges();
    await api.call("GET", "/auth/me", { token: tokens.seller });
    expect(exchanges()).toBe(before + 1);
  });
});

it("gives the session a new token when the password changes", async () => {
  const { body } = await api.call("POST", "/auth/change-password", {
    token: tokens.customer,
    body: { currentPassword: "x", password: "12345678" },
  });
  expect(body.data).toEqual({ token: "renewed" });
});

it("reports a wrong current password at its field", async () => {
  const { respond } = api.commerce;
  api.commerce.respond = (call) =>
    call.path === "/internal/auth/change-password"
      ? { status: 400, body: { code: "wrong_password", message: "not it" } }
      : respond(call);
  const { status, body } = await api.call("POST", "/auth/change-password", {
    token: tokens.customer,
    body: { currentPassword: "x", password: "12345678" },
  });
  expect([status, body.code, body.fields]).toEqual([
    400,
    "wrong_password",
    { currentPassword: "Неверный пароль" },
  ]);
});
