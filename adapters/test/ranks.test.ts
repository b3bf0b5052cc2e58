import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { commerceAnswers, person, tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

it("refuses every call of a rank to an administrator without one", async () => {
  api.commerce.respond = (call) =>
    call.path === "/internal/auth/session"
      ? {
          status: 200,
          body: {
            user: { ...person("admin"), adminRank: null },
            sellerRole: null,
            customerToken: null,
            adminToken: "jwt-admin",
          },
        }
      : commerceAnswers(call);
  // another session than the next test's, which is known for a second
  const { status, body } = await api.call("GET", "/admin/sellers", { token: tokens.seller });
  expect([status, (body as { code?: string }).code]).toEqual([403, "rank_required"]);
  expect(api.commerce.callsTo("/admin/shops")).toEqual([]);
});

it("refuses a call of other ranks before the body is read, and names those who may", async () => {
  api.commerce.respond = (call) =>
    call.path === "/internal/auth/session"
      ? {
          status: 200,
          body: {
            user: { ...person("admin"), adminRank: "support" },
            sellerRole: null,
            customerToken: null,
            adminToken: "jwt-admin",
          },
        }
      : commerceAnswers(call);
  const headers = { "accept-language": "ru" };
  const sent = { token: tokens.admin, headers };
  const { status, body } = await api.call("POST", "/admin/payouts/bank-file", { ...sent, body: "no JSON" });
  expect(status).toBe(403);
  expect(body).toMatchObject({
    code: "rank_required",
    error: "Это может делать только владелец или финансист",
    details: { ranks: ["owner", "finance"] },
  });
  expect(api.commerce.callsTo("/admin/payouts/bank-file")).toEqual([]);
  expect((await api.call("GET", "/admin/users", sent)).status).toBe(200);
});
