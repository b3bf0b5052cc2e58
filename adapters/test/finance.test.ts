import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import { adjustment } from "@bezak/contract/examples/adjustments.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const { seller, admin } = tokens;

it("shows only the last four digits of a shop's account", async () => {
  const { body } = await api.call("GET", "/sellers/me/finance", { token: seller });
  expect(body.data).toMatchObject({ balance: 81_000, pending: -9_000, payouts: [{ account: "4321" }] });
  expect(JSON.stringify(body)).not.toContain("20208000900123454321");
  const all = await api.call("GET", "/admin/payouts", { token: admin });
  expect(JSON.stringify(all.body)).not.toContain("20208000900123454321");
});

it("passes on a statement as a file in the reader's language", async () => {
  const path = "/sellers/me/finance/statements/2026-11";
  const headers = { "accept-language": "uz" };
  const pdf = await api.call("GET", path, { token: seller, headers });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  await api.call("GET", `${path}?format=csv`, { token: seller });
  const [first, second] = api.commerce.callsTo("/vendor/finance/statements/2026-11");
  expect(Object.fromEntries(first!.query)).toEqual({ format: "pdf", language: "uz" });
  expect(Object.fromEntries(second!.query)).toEqual({ format: "csv", language: "ru" });
  for (const month of ["2026-13", "2026-1", "november"]) {
    const wrong = await api.call("GET", `/sellers/me/finance/statements/${month}`, { token: seller });
    expect([month, wrong.status]).toEqual([month, 404]);
  }
});

it("sends an adjustment with the caller's idempotency key or a generated one", async () => {
  const path = "/admin/sellers/sel_1/adjustments";
  const body = { amount: -5_000, note: "  Штраф за отмену " };
  await api.call("POST", path, { token: admin, body, headers: { "idempotency-key": "once" } });
  await api.call("POST", path, { token: admin, body });
  const [first, second] = api.commerce.callsTo(path);
  expect(first?.headers["idempotency-key"]).toBe("once");
  expect(second?.headers["idempotency-key"]).toMatch(/^\S{16,}$/);
  expect(first?.body).toEqual({ amount: -5_000, note: "Штраф за отмену" });
});

it("answers 202 with the adjustment when another administrator must approve it", async () => {
  const body = { amount: -12_000_000, note: "Штраф" };
  const answer = await api.call("POST", "/admin/sellers/sel_2/adjustments", { token: admin, body });
  expect([answer.status, answer.body.data]).toEqual([202, adjustment]);
});

it.each([
  ["an amount of zero", { amount: 0, note: "Проверка" }, "amount"],
  ["a fraction of a sum", { amount: 1.5, note: "Проверка" }, "amount"],
  ["an empty note", { amount: 5, note: "  " }, "note"],
])("refuses an adjustment with %s at its field without a call to commerce", async (_, body, field) => {
  const path = "/admin/sellers/sel_1/adjustments";
  const { status, body: answer } = await api.call("POST", path, { token: admin, body });
  expect(status).toBe(400);
  expect(Object.keys(answer.fields as object)).toEqual([field]);
  expect(api.commerce.callsTo(path)).toEqual([]);
});

it.each([
  ["below zero", -1],
  ["above 100 percent", 100.01],
  ["more precise than two decimals", 5.125],
])("refuses a commission that is %s at its field", async (_, percent) => {
  for (const [path, sent] of [
    ["/admin/commission-rules", { scope: "seller", sellerId: "sel_1", percent }],
    ["/admin/commission-rules/default", { percent }],
  ] as const) {
    const { status, body } = await api.call("PUT", path, { token: admin, body: sent });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ["percent"]]);
  }
});

it.each([
  ["has no scope", { percent: 0 }, "scope"],
  ["names a category but no scope", { categoryId: "pcat_1", percent: 0 }, "scope"],
  ["has no shop", { scope: "seller_category", categoryId: "pcat_1", percent: 0 }, "sellerId"],
  ["has no category", { scope: "category", categoryId: null, percent: 0 }, "categoryId"],
  [
    "is for a shop and names a category",
    { scope: "seller", sellerId: "s", categoryId: "c", percent: 0 },
    "scope",
  ],
  ["has the default scope", { scope: "default", percent: 0 }, "scope"],
])("refuses a commission that %s", async (_, sent, field) => {
  const { status, body } = await api.call("PUT", "/admin/commission-rules", { token: admin, body: sent });
  const fields = body.fields as Record<string, string>;
  expect([status, Object.keys(fields)]).toEqual([400, [field]]);
  if ("scope" in sent && sent.scope === "default")
    expect(fields.scope).toContain("PUT /admin/commission-rules/default");
  expect(api.commerce.callsTo("/admin/commission-rules")).toEqual([]);
});

it.each([
  ["no minimum", { minimumPayout: 0, payoutIntervalDays: 7 }, "minimumPayout"],
  ["a fraction of a sum", { minimumPayout: 1.5, payoutIntervalDays: 7 }, "minimumPayout"],
  ["an interval of zero days", { minimumPayout: 1, payoutIntervalDays: 0 }, "payoutIntervalDays"],
  ["an interval of a year", { minimumPayout: 1, payoutIntervalDays: 365 }, "payoutIntervalDays"],
])("refuses payout settings with %s at their field without a call to commerce", async (_, body, field) => {
  const path = "/admin/payouts/settings";
  const { status, body: answer } = await api.call("PUT", path, { token: admin, body });
  expect([status, Object.keys(answer.fields as object)]).toEqual([400, [field]]);
  expect(api.commerce.callsTo(path)).toEqual([]);
});

it("answers an impossible payout status with 409 in the reader's language", async () => {
  api.commerce.respond = (call) =>
    call.path.endsWith("/failed")
      ? { status: 409, body: { code: "conflict", message: "A payout cannot go from scheduled to failed" } }
      : commerceAnswers(call);
  const { status, body } = await api.call("PUT", "/admin/payouts/payout_1/failed", {
    token: admin,
    body: { reason: "Счёт закрыт" },
  });
  expect([status, body.code]).toEqual([409, "conflict"]);
  expect(body.message).not.toContain("payout");
});
