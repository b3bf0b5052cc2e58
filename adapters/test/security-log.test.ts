import { createHash } from "node:crypto";
import { toViewToken } from "@bezak/contract/person-view-rules.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import type { SecurityEvent } from "../src/security-log.ts";
import { commerceAnswers, person, tokens } from "./commerce-answers.ts";
import { SECRET, startFakeCommerce } from "./fake-commerce.ts";

let commerce: Awaited<ReturnType<typeof startFakeCommerce>>;
let app: FastifyInstance;
let lines: string[] = [];

const events = () =>
  lines
    .map((line) => JSON.parse(line) as { security?: SecurityEvent })
    .flatMap(({ security }) => security ?? []);

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const stream = { write: (line: string) => void lines.push(line) };
  app = createApp({ commerceUrl: commerce.url, commerceSecret: SECRET }, { level: "warn", stream });
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

async function ask(method: "DELETE" | "GET" | "POST" | "PUT", url: string, payload?: object, token?: string) {
  lines = [];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await app.inject({ method, url: `/api/v1${url}`, headers, payload, remoteAddress: "203.0.113.7" });
  return events();
}

const getSession = (token: string) => createHash("sha256").update(token).digest("hex").slice(0, 32);

it("logs one event for each attempt to sign in, without secrets and e-mail addresses", async () => {
  const account = { email: "hidden@example.uz", password: "hidden horse" };
  const good = await ask("POST", "/auth/login", account);
  expect(good).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      event: "sign_in",
      outcome: "done",
      status: 200,
      call: "POST /auth/login",
      accountId: "customer_1",
      sessionId: getSession(tokens.customer),
      client: "203.0.113.7",
      requestId: expect.any(String) as string,
    },
  ]);
  expect(lines.join("")).not.toMatch(new RegExp(`hidden|${tokens.customer}`));
  expect(await ask("POST", "/auth/register", { ...account, name: "Ali Vali" })).toMatchObject([
    { event: "registration", outcome: "done", sessionId: getSession(tokens.customer) },
  ]);
  commerce.respond = () => ({ status: 401, body: { code: "invalid_credentials", message: "No" } });
  expect(await ask("POST", "/auth/login", account)).toMatchObject([
    { outcome: "refused", status: 401, accountId: null, sessionId: null },
  ]);
  expect(lines.join("")).not.toMatch(/hidden/);
  commerce.respond = () => ({ status: 429, body: { code: "too_many_requests", message: "No" } });
  expect(await ask("POST", "/auth/login", account)).toMatchObject([{ outcome: "refused", status: 429 }]);
  commerce.respond = commerceAnswers;
});

it("logs refusals, actions of administrators and changes of payout accounts, without tokens and account numbers", async () => {
  expect(await ask("GET", "/admin/payouts", undefined, tokens.customer)).toMatchObject([
    { event: "refused", status: 403, accountId: "customer_1", call: "GET /admin/payouts" },
  ]);
  const paid = await ask("PUT", "/admin/payouts/payout_1/paid", { reference: "77" }, tokens.admin);
  expect(paid).toMatchObject([
    { event: "administration", outcome: "done", accountId: "admin_1", ids: { id: "payout_1" } },
  ]);
  expect(paid[0]?.sessionId).toMatch(/^[0-9a-f]{32}$/);
  const account = { recipient: "Ali", bank: "Bank", mfo: "00444", account: "2".repeat(20), tin: "123456789" };
  const moved = await ask("PUT", "/sellers/me/settings", { payoutAccount: account }, tokens.seller);
  expect(moved).toMatchObject([{ event: "payout_account", accountId: "seller_1" }]);
  expect(lines.join("")).not.toMatch(new RegExp(`${tokens.seller}|${account.account}`));
  expect(await ask("GET", "/sellers/me/settings", undefined, tokens.seller)).toEqual([]);
});

const invited = { email: "hidden@example.uz", role: "packer" };

it.each([
  ["data_exported", "GET", "/users/data", "customer", undefined, undefined],
  ["account_read", "GET", "/admin/refunds-owed/retreq_1/account", "admin", undefined, { id: "retreq_1" }],
  ["member_invited", "POST", "/sellers/me/members", "seller", invited, undefined],
  ["shop_joined", "POST", "/seller-invitations/accept", "customer", { token: "hidden-link" }, undefined],
  [
    "member_changed",
    "PUT",
    "/sellers/me/members/selmem_2",
    "seller",
    { role: "manager" },
    { id: "selmem_2" },
  ],
  ["member_changed", "DELETE", "/sellers/me/members/selmem_2", "seller", undefined, { id: "selmem_2" }],
] as const)("logs %s for %s %s, without data of the answer", async (event, method, url, who, body, ids) => {
  const seen = await ask(method, url, body, tokens[who]);
  const account = { accountId: `${who}_1`, sessionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string };
  expect(seen).toMatchObject([
    {
      event,
      outcome: "done",
      status: event === "member_invited" ? 201 : 200,
      ...account,
      ...(ids && { ids }),
    },
  ]);
  expect(Object.keys(seen[0] ?? {})).toHaveLength(ids ? 10 : 9);
  expect(lines.join("")).not.toMatch(/hidden/);
});

it("logs a refund account given with a return, without its number", async () => {
  const items = [{ itemId: "item_1", quantity: 1 }];
  const wanted = { parcelId: "parcel_1", items, reason: "defect" };
  const askReturn = (other: object) =>
    ask("POST", "/orders/order_1/returns", { ...wanted, ...other }, tokens.customer);
  expect(await askReturn({ refundAccount: "8600123412344321" })).toMatchObject([
    { event: "refund_account", ids: { id: "order_1" }, accountId: "customer_1" },
  ]);
  expect(lines.join("")).not.toMatch(/12341234/);
  expect(await askReturn({})).toEqual([]);
});

it("logs a data export once when the file is interrupted", async () => {
  const type = "application/json; charset=utf-8";
  const half = { status: 200, body: '{"orders": [', type, breaksOff: true } as const;
  commerce.respond = (call) => (call.path === "/customer/data" ? half : commerceAnswers(call));
  await ask("GET", "/users/data", undefined, tokens.customer).catch(() => undefined);
  commerce.respond = commerceAnswers;
  expect(events()).toMatchObject([{ event: "data_exported", outcome: "done", accountId: "customer_1" }]);
});

it("logs a refused request for a refund account", async () => {
  const path = "/admin/refunds-owed/retreq_1/account";
  expect(await ask("GET", path, undefined, tokens.customer)).toMatchObject([
    { event: "account_read", outcome: "refused", status: 403, accountId: "customer_1" },
  ]);
});

it("logs guessing of ids once a minute, but not a few unknown ids", async () => {
  const miss = async (count: number, token: string) => {
    const seen: SecurityEvent[] = [];
    for (let i = 0; i < count; i += 1)
      seen.push(...(await ask("GET", `/orders/order_${i}`, undefined, token)));
    return seen;
  };
  commerce.respond = (call) =>
    call.path.startsWith("/customer/orders/")
      ? { status: 404, body: { code: "order_not_found", message: "No" } }
      : commerceAnswers(call);
  expect(await miss(10, tokens.customer)).toEqual([]);
  expect(await miss(10, tokens.customer)).toMatchObject([
    {
      event: "not_found",
      outcome: "refused",
      status: 404,
      accountId: "customer_1",
      call: "GET /orders/{id}",
    },
  ]);
  expect(await miss(5, tokens.seller)).toEqual([]);
  commerce.respond = commerceAnswers;
});

it("logs guessing of ids in a view as that of the view, and not as the person's", async () => {
  const view = toViewToken("w".repeat(43));
  commerce.respond = (call) => {
    if (call.path.startsWith("/customer/orders/"))
      return { status: 404, body: { code: "order_not_found", message: "No" } };
    const isView = call.path === "/internal/auth/session" && (call.body as { token?: string }).token === view;
    if (!isView) return commerceAnswers(call);
    const user = person("customer");
    const seen = { user, sellerRole: null, customerToken: "jwt-view", adminToken: null };
    return { status: 200, body: { ...seen, view: { until: "2026-11-29T10:00:00.000Z" } } };
  };
  const miss = async (token: string) => {
    const seen: SecurityEvent[] = [];
    for (let i = 0; i < 11; i += 1) seen.push(...(await ask("GET", `/orders/order_${i}`, undefined, token)));
    return seen;
  };
  const [event, ...others] = await miss(view);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ event: "not_found", inView: true, sessionId: getSession(view) });
  commerce.respond = commerceAnswers;
});

it("logs one line of JSON for an address with line breaks", async () => {
  const forged = '\n{"security":{"event":"sign_in","outcome":"done"}}\r\n';
  const seen = await ask(
    "PUT",
    `/admin/payouts/${encodeURIComponent(forged)}/paid`,
    { reference: "7" },
    tokens.customer,
  );
  expect(seen).toMatchObject([{ event: "administration", status: 403, ids: { id: forged } }]);
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});
