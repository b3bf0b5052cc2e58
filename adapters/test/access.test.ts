import type { Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { commerceAnswers, person, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { lastTrueMs } from "./last-true.ts";
import { startApi, type Api } from "./start-api.ts";
import { until } from "./until.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const exchanges = () => api.commerce.callsTo("/internal/auth/session").length;

describe("authentication", () => {
  it("refuses a missing or malformed token with 401 before it reads the body", async () => {
    for (const authorization of [
      undefined,
      "",
      "Bearer",
      "Bearer  ",
      "Basic abc",
      "Bearer short",
      "Bearer a b c",
    ]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const {
        status,
        body,
        headers: answered,
      } = await api.call("POST", "/orders", { body: "not json", headers });
      expect({ authorization, status, code: body.code }).toEqual({
        authorization,
        status: 401,
        code: "unauthorized",
      });
      expect(answered.get("www-authenticate")).toBe("Bearer");
    }
    expect(exchanges()).toBe(0);
  });

  it("refuses an unknown token with 401", async () => {
    const { status, body } = await api.call("GET", "/auth/me", { token: "unknown-token-0123456789" });
    expect({ status, code: body.code }).toEqual({ status: 401, code: "unauthorized" });
  });

  it("reports an ended session as session_expired", async () => {
    api.commerce.respond = () => ({ status: 401, body: { code: "session_expired", message: "ended" } });
    const { status, body } = await api.call("GET", "/auth/me", { token: "expired-token-0123456789" });
    expect({ status, code: body.code }).toEqual({ status: 401, code: "session_expired" });
  });

  it("refuses an administrator who wants to buy with 403", async () => {
    const { status, body } = await api.call("GET", "/orders", { token: tokens.admin });
    expect({ status, code: body.code }).toEqual({ status: 403, code: "forbidden" });
  });

  it("lets a seller buy with the buyer's account", async () => {
    const { status } = await api.call("GET", "/orders", { token: tokens.seller });
    expect(status).toBe(200);
    expect(api.commerce.callsTo("/customer/orders")[0]?.headers.authorization).toBe("Bearer jwt-seller");
  });

  it("ignores the token on public routes", async () => {
    const { status } = await api.call("GET", "/cities", { headers: { authorization: "nonsense" } });
    expect(status).toBe(200);
    expect(exchanges()).toBe(0);
  });
});

describe("authorization", () => {
  it("refuses a role before it checks content type, body and query", async () => {
    const packer = "packers-token-0123456789";
    const packing: Reply = {
      status: 200,
      body: { user: person("seller"), sellerRole: "packer", customerToken: "jwt", adminToken: null },
    };
    api.commerce.respond = (call) =>
      (call.body as { token?: string } | undefined)?.token === packer ? packing : commerceAnswers(call);
    const text = { body: "text", headers: { "content-type": "text/plain" } };
    const ask = async (line: string, token: string | undefined, sent: object) => {
      const [method = "", path = ""] = line.split(" ");
      const { status, body } = await api.call(method, path, { ...sent, token });
      return [line, status, body.code];
    };
    for (const [line, token] of [
      ["DELETE /users/account", tokens.admin],
      ["POST /seller-applications", tokens.admin],
      ["GET /orders?limit=none", tokens.admin],
      ["PUT /admin/payouts/settings", tokens.seller],
      ["POST /sellers/me/products", tokens.customer],
      ["POST /sellers/me/products", packer],
      ["POST /sellers/me/imports", packer],
      ["PUT /sellers/me/settings", packer],
    ] as const) {
      const sent = line.startsWith("GET") ? [{}] : [{}, { body: {} }, text];
      for (const one of sent) expect(await ask(line, token, one)).toEqual([line, 403, "forbidden"]);
      expect(await ask(line, undefined, sent.at(-1) ?? {})).toEqual([line, 401, "unauthorized"]);
    }
    const imports = "POST /sellers/me/imports";
    expect(await ask(imports, tokens.seller, text)).toEqual([imports, 415, "form_expected"]);
    const product = "POST /sellers/me/products";
    expect(await ask(product, tokens.seller, text)).toEqual([product, 415, "unsupported_media_type"]);
    expect(await ask(product, tokens.seller, { body: {} })).toEqual([product, 400, "invalid_input"]);
    expect((await ask("GET /sellers/me/orders", packer, {}))[1]).toBe(200);
  });
});

it("does not compress answers that contain a token, all of which are marked as secret", async () => {
  const secret = Object.values(domains)
    .flatMap((calls): Route[] => Object.values(calls))
    .filter(({ success }) => /"(token|proof)":/.test(JSON.stringify(z.toJSONSchema(success.schema))));
  const calls = [
    "register",
    "login",
    "change-password",
    "confirm-password",
    "passkey-login",
    "passkeys/confirm",
  ];
  expect(secret.map(({ path, secret: isMarked }) => [path, isMarked])).toEqual(
    [...calls.map((call) => `/auth/${call}`), "/admin/users/{id}/view"].map((path) => [path, true]),
  );
  const long = "я".repeat(1000);
  api.commerce.respond = (call) => {
    if (call.path !== "/internal/auth/login") return commerceAnswers(call);
    const user = { ...person("customer"), address: long };
    return { status: 200, body: { token: tokens.customer, user, deviceMark: "nonce.signature" } };
  };
  const body = { email: "ali@bezak.uz", password: "12345678" };
  const headers = { "accept-encoding": "br, gzip" };
  const answer = await api.call("POST", "/auth/login", { body, headers });
  expect(answer.body.user).toMatchObject({ address: long });
  expect(answer.headers.get("content-encoding")).toBeNull();
});

const proofIn = (body: unknown) => (body as { proof?: string }).proof;

describe("the exchange of a token", () => {
  it("happens once for parallel calls and is cached for at most a second", async () => {
    const token = "fresh-token-0123456789";
    const session = {
      user: person("customer"),
      sellerRole: null,
      customerToken: "jwt-customer",
      adminToken: null,
    };
    api.commerce.respond = (call) =>
      call.path === "/internal/auth/session" ? { status: 200, body: session } : commerceAnswers(call);
    await Promise.all(Array.from({ length: 20 }, () => api.call("GET", "/auth/me", { token })));
    expect(exchanges()).toBe(1);
    api.commerce.respond = () => ({ status: 401, body: { code: "session_expired" } });
    const lastGood = await lastTrueMs(
      async () => (await api.call("GET", "/auth/me", { token })).status === 200,
    );
    expect(lastGood).toBeLessThan(1000);
    expect((await api.call("GET", "/auth/me", { token })).status).toBe(401);
  });

  it("is dropped from the cache at logout, which also succeeds without a session", async () => {
    await api.call("GET", "/auth/me", { token: tokens.customer });
    const before = exchanges();
    expect((await api.call("POST", "/auth/logout", { token: tokens.customer })).status).toBe(200);
    await api.call("GET", "/auth/me", { token: tokens.customer });
    expect(exchanges()).toBe(before + 1);
    expect((await api.call("POST", "/auth/logout")).status).toBe(200);
    expect((await api.call("POST", "/auth/logout", { token: "x", body: {} })).status).toBe(200);
    expect(api.commerce.callsTo("/internal/auth/logout")).toHaveLength(1);
  });

  it("includes the proof of a confirmed call and is not cached for the next call", async () => {
    const call = { token: tokens.seller, body: { workingHours: "9-18" } };
    const proofs = () => api.commerce.callsTo("/internal/auth/session").map(({ body }) => proofIn(body));
    const headers = { "x-confirmation": "a-proof.of-mine" };
    await api.call("PUT", "/sellers/me/settings", { ...call, headers });
    await api.call("PUT", "/sellers/me/settings", call);
    await api.call("PUT", "/sellers/me/settings", { ...call, headers: { "x-confirmation": "no proof" } });
    await api.call("GET", "/sellers/me/settings", { token: tokens.seller, headers });
    expect(proofs()).toEqual(["a-proof.of-mine", undefined]);
  });

  it("marks the call of a timer and is not cached for the next call", async () => {
    const token = "third-token-01234567890";
    await api.call("GET", "/notifications/stats", { token });
    await api.call("GET", "/auth/me", { token });
    const exchanged = api.commerce.callsTo("/internal/auth/session").map(({ body }) => body);
    expect(exchanged).toEqual([{ token, unattended: true }, { token }]);
  });

  it("believes the header of a timer for reads only", async () => {
    const token = "fourth-token-0123456789";
    const headers = { "x-unattended": "1" };
    await api.call("GET", "/auth/me", { token, headers });
    await api.call("PUT", "/users/profile", { token, headers, body: { name: "Ali" } });
    const exchanged = api.commerce.callsTo("/internal/auth/session").map(({ body }) => body);
    expect(exchanged).toEqual([{ token, unattended: true }, { token }]);
  });

  it("is not cached when commerce fails", async () => {
    const token = "second-token-0123456789";
    api.commerce.respond = () => "cut";
    expect((await api.call("GET", "/auth/me", { token })).status).toBe(503);
    await until("the exchange is tried", () => exchanges() >= 1);
    api.commerce.respond = commerceAnswers;
    expect((await api.call("GET", "/auth/me", { token })).body.code).toBe("unauthorized");
  });
});
