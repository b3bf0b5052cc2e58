import { randomUUID } from "node:crypto";
import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { AuditEntry } from "@bezak/contract/audit.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { keepSettings } from "../marketplace-settings/keep-settings.ts";
import { auditCalls } from "./audit-calls.ts";
import { auditedCalls, unrecordedCalls, type AuditedCall } from "./audited-calls.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
  const putBack = await keepSettings(shop);
  return putBack;
});

/** Makes a call as the web server does for this administrator; returns its status. */
async function make({ method, path, body, ofSession, form }: AuditedCall, requestId: string) {
  const headers = { "x-request-id": requestId, "x-forwarded-for": "192.0.2.7" };
  if (form) {
    const file = new FormData();
    file.append("type", "image");
    file.append("file", new Blob(["no picture"]), "a.png");
    return (await shop.commerce.form(path, file, audit.token, headers)).status;
  }
  if (ofSession)
    return (await shop.commerce.call(method, path, { headers, body: { ...body, token: audit.session } }))
      .status;
  return (await audit.call(method, path, method === "DELETE" ? undefined : (body ?? {}), headers)).status;
}

const ofRequest = (entries: AuditEntry[], requestId: string) =>
  entries.filter((entry) => entry.requestId === requestId);

it("finds the writing calls of administrators in the contract", () => {
  expect(auditedCalls.length).toBeGreaterThan(40);
  expect(auditedCalls.filter(({ path }) => path.startsWith("/admin/")).length).toBeGreaterThan(30);
});

describe("a call of an administrator leaves exactly one entry, with its outcome, before it is answered:", () => {
  it.each(auditedCalls.map((call) => [call.name, call] as const))("%s", async (_, call) => {
    const requestId = randomUUID();
    const status = await make(call, requestId);
    const found = ofRequest(await audit.entries(), requestId);
    expect(found).toMatchObject([
      {
        action: `${call.method} ${call.path.replaceAll("x_none", "{id}")}`,
        actor: { id: audit.adminId, email: expect.stringMatching(/^auditor/), role: "admin", rank: "owner" },
        address: "192.0.2.7",
        status,
      },
    ]);
    expect(status).toBeLessThan(500);
    if (/^\/admin\/.*x_none/.test(call.path)) expect(status).toBe(404);
  });
});

it("exempts only the renewal of what an administrator has open", async () => {
  expect(unrecordedCalls.map(({ name }) => name)).toEqual([
    "openModeration",
    "openOrderPage",
    "openProductPage",
  ]);
  for (const call of unrecordedCalls) {
    const requestId = randomUUID();
    // of pages that do not exist
    expect([call.name, await make(call, requestId)]).toEqual([
      call.name,
      call.path.includes("x_none") ? 404 : 200,
    ]);
    expect(ofRequest(await audit.entries(), requestId)).toEqual([]);
  }
});

it("records an unknown call below /admin, and no call that only reads", async () => {
  const [unknown, read] = [randomUUID(), randomUUID()];
  await audit.call("POST", "/admin/nothing/at-all", {}, { "x-request-id": unknown });
  await audit.call("GET", "/admin/shops", undefined, { "x-request-id": read });
  const entries = await audit.entries();
  expect(ofRequest(entries, unknown)).toMatchObject([{ action: "POST /admin/***/***", status: 404 }]);
  expect(ofRequest(entries, read)).toEqual([]);
});

it("records who reads an account number or saves a list or the log as a file", async () => {
  const exported = Object.values(listExportRoutes).map(({ forward }) => forward.path);
  for (const path of ["/admin/refunds-owed/{id}/account", "/admin/audit/export", ...exported]) {
    const requestId = randomUUID();
    const headers = { "x-request-id": requestId };
    const { status } = await audit.call("GET", path.replace("{id}", "sel_none"), undefined, headers);
    expect(ofRequest(await audit.entries(), requestId)).toMatchObject([{ action: `GET ${path}`, status }]);
  }
});

it("does not record buyers", async () => {
  const { token, session, id } = await audit.calls.people.join();
  await audit.calls.people.change(token, { name: "Dilnoza" });
  await audit.calls.people.auth.confirm(session, "wrong password");
  const { rows } = await shop.db.query("select id from admin_audit where actor_id = $1", [id]);
  expect(rows).toEqual([]);
});

it("carries out an act whose rows cannot be read, and refuses one that cannot be recorded", async () => {
  const id = await audit.section();
  const change = (order: number) => audit.call("POST", `/admin/sections/${id}`, { order });
  // the rows of what the call names beside its own object cannot be read
  await shop.db.query("alter table seller_payout rename to payout_away");
  try {
    const named = await audit.call("POST", `/admin/sections/${id}?batch=payout_none`, { order: 6 });
    expect(named.status).toBe(200);
    const [entry] = await audit.entries();
    expect([entry?.action, entry?.status, entry?.before]).toEqual(["POST /admin/sections/{id}", 200, null]);
  } finally {
    await shop.db.query("alter table payout_away rename to seller_payout");
  }
  expect((await change(7)).status).toBe(200);
  await shop.db.query("alter table admin_audit_link rename to away");
  try {
    expect((await change(8)).status).toBe(500);
  } finally {
    await shop.db.query("alter table away rename to admin_audit_link");
  }
  const { rows } = await shop.db.query("select rank from section where id = $1", [id]);
  expect(rows).toEqual([{ rank: 7 }]);
});
