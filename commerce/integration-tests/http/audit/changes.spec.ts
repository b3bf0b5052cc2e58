import { auditRoutes, AuditEntry } from "@bezak/contract/audit.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { auditedTables } from "../../../src/workflows/audit/audited-tables.ts";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { auditCalls } from "./audit-calls.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
});

const latest = async (subject: string) => {
  const [entry] = await audit.entries({ subject });
  expect(AuditEntry.parse(entry)).toEqual(entry);
  return entry!;
};

describe("an entry shows what an act changed:", () => {
  it("of a new object all fields, of a changed one those that differ, of a deleted one its end", async () => {
    const id = await audit.section();
    expect(await latest(id)).toMatchObject({
      subjects: [id],
      before: { [id]: null },
      after: { [id]: { type: "text", active: false } },
    });
    await audit.call("POST", `/admin/sections/${id}`, { active: true });
    expect(await latest(id)).toMatchObject({
      before: { [id]: { active: false } },
      after: { [id]: { active: true } },
    });
    await audit.call("POST", `/admin/sections/${id}`, { active: true });
    expect(await latest(id)).toMatchObject({ status: 200, before: null, after: null });
    await audit.call("DELETE", `/admin/sections/${id}`);
    expect(await latest(id)).toMatchObject({ before: { [id]: { active: true } }, after: { [id]: null } });
  });

  it("of a sent and a withdrawn invitation that one, and nobody else of the team", async () => {
    const invited = { email: "audited-invitation@example.uz", rank: "support" };
    const { body } = await audit.call("POST", "/admin/team/invitations", invited);
    const { id } = (body as { invitation: { id: string } }).invitation;
    const sent = await latest(id);
    expect([sent.subjects, sent.after]).toEqual([
      [id],
      { [id]: expect.objectContaining({ rank: "support" }) },
    ]);
    await audit.call("DELETE", `/admin/team/invitations/${id}`);
    const withdrawn = await latest(id);
    expect([withdrawn.subjects, withdrawn.after]).toEqual([[id], { [id]: null }]);
  });

  it("of all settings the one that differs", async () => {
    const percent = async (value: number) =>
      expect((await audit.call("POST", "/admin/commission-rules/default", { percent: value })).status).toBe(
        200,
      );
    await percent(11);
    await percent(10);
    const { before, after } = await latest("settings");
    expect([before, after]).toEqual([
      { settings: { commissionRate: 11 } },
      { settings: { commissionRate: 10 } },
    ]);
  });

  it("of a product also its variants", async () => {
    const { productId } = shop.productIds("draft");
    const hidden = { status: "hidden", reason: "Нет документов" };
    expect((await audit.call("POST", `/admin/products/${productId}`, hidden)).status).toBe(200);
    const entry = await latest(productId);
    expect(entry).toMatchObject({
      reason: "Нет документов",
      after: { [productId]: { status: expect.anything() } },
    });
    const { rows } = await shop.db.query<{ before: object }>("select before from admin_audit where id = $1", [
      entry.id,
    ]);
    expect(rows[0]?.before).toMatchObject({
      [productId]: { variants: [{ price: expect.any(Number), stock: expect.any(Number) }] },
    });
    const restored = await audit.call("POST", `/admin/products/${productId}`, { status: "draft" });
    expect(restored.status).toBe(200);
  });
});

describe("personal data", () => {
  it("never enters the log, which shows that it changed, nor when the account is deleted", async () => {
    const { id, mark, email } = await audit.calls.people.join();
    const phone = "+998935557788";
    const change = { name: `Yangi ${mark}`, phone, address: `Uy ${mark}`, city: "tashkent" };
    expect((await audit.call("POST", `/admin/users/${id}`, change)).status).toBe(200);
    const block = { blocked: true, reason: `Firibgar, ${phone}, ${email}` };
    expect((await audit.call("POST", `/admin/users/${id}`, block)).status).toBe(200);
    const [blocked, changed] = await audit.entries({ subject: id });
    expect(changed).toMatchObject({
      before: { [id]: { first_name: "***", phone: null } },
      after: { [id]: { first_name: "***", phone: "***" } },
    });
    expect(blocked).toMatchObject({
      reason: "Firibgar, +998***, ***@***",
      before: { [id]: { blocked: null } },
      after: { [id]: { blocked: true } },
    });
    expect((await audit.call("DELETE", `/admin/users/${id}`)).status).toBe(200);
    expect(await latest(id)).toMatchObject({ before: { [id]: { email: "***" } }, after: { [id]: null } });
    const { rows } = await shop.db.query<{ text: string }>(
      "select to_jsonb(a)::text as text from admin_audit a where subject like '%' || $1 || '%'",
      [id],
    );
    expect(rows).toHaveLength(3);
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${mark}|935557788|example\\.uz`));
  });

  it("is distinguished from what is stored in every audited table", async () => {
    for (const { table, stored, personal } of Object.values(auditedTables)) {
      const { rows } = await shop.db.query<{ name: string }>(
        "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
        [table],
      );
      const known = [...stored, ...personal, ...(LEFT_OUT[table] ?? []), ...EVERYWHERE];
      const columns = rows.map(({ name }) => name).filter((name) => !name.startsWith("raw_"));
      expect([table, columns.filter((name) => !known.includes(name))]).toEqual([table, []]);
      expect([table, known.filter((name) => !columns.includes(name) && !EVERYWHERE.includes(name))]).toEqual([
        table,
        [],
      ]);
    }
  });
});

/** Columns that say nothing about an act. */
const EVERYWHERE = ["id", "created_at", "updated_at", "deleted_at"];
const LEFT_OUT: Record<string, string[]> = {
  admin_invitation: ["token_hash"],
  customer: ["created_by"],
  product: [
    ..."is_giftcard weight length height width origin_country hs_code mid_code material".split(" "),
    ..."collection_id type_id discountable external_id".split(" "),
  ],
  product_category: ["mpath", "external_id"],
  admin_job: ["done", "unchanged", "failed", "finished_at", "body_hash"],
  banner: ["body_hash"],
  person_view: ["token_hash", "auth_identity_id"],
  return_request: ["body_hash"],
  saved_view: ["body_hash"],
  section: ["body_hash"],
  contact_message: ["idempotency_key", "body_hash"],
  product_review: ["seller_replied_at", "helpful_count"],
  seller: ["joined_at"],
  seller_application: [
    ..."monthly_volume experience other_platforms terms_agreed_at marketing_consent".split(" "),
  ],
  // the texts have names and phone numbers of buyers
  seller_order: ["search_text", "shop_text", "buyer_text", "goods"],
  adjustment_request: ["key"],
  payout_hold: ["key"],
  ledger_entry: ["account", "item_id", "quantity"],
  payment_attempt: [
    ..."no external_id gateway_time created_time performed_time cancelled_time expires_at looked_at".split(
      " ",
    ),
  ],
};

describe("the log", () => {
  it("is filtered by action, outcome and day", async () => {
    const id = await audit.section();
    await audit.call("DELETE", "/admin/sections/sec_none");
    const actions = async (query: Record<string, string>) =>
      [...new Set((await audit.entries(query)).map(({ action }) => action))].toSorted();
    expect(await actions({ action: "DELETE /admin/sections/{id}" })).toEqual(["DELETE /admin/sections/{id}"]);
    expect(await actions({ action: "/admin/sections" })).toEqual(["POST /admin/sections"]);
    expect(await actions({ action: "/admin/sections*", outcome: "refused" })).toEqual([
      "DELETE /admin/sections/{id}",
    ]);
    expect(await actions({ action: "DELETE *sect*" })).toEqual(["DELETE /admin/sections/{id}"]);
    expect(await actions({ action: "POST /admin/section" })).toEqual([]);
    // a pattern of SQL is a text here
    expect(await actions({ action: "POST /admin/section_" })).toEqual([]);
    expect(await actions({ subject: id, outcome: "done" })).toEqual(["POST /admin/sections"]);
    expect(await actions({ q: "SEC_NONE" })).toEqual(["DELETE /admin/sections/{id}"]);
    expect(await actions({ q: "Безак", subject: id })).toEqual(["POST /admin/sections"]);
    expect(await actions({ q: "%" })).toEqual([]);
    const today = tashkentDay(new Date((await latest(id)).at));
    expect(await audit.entries({ subject: id, from: today, to: today })).toHaveLength(1);
    expect(await audit.entries({ subject: id, to: shiftDay(today, -1) })).toEqual([]);
    expect(await audit.entries({ subject: id, from: shiftDay(today, 1) })).toEqual([]);
    expect((await audit.call("GET", "/admin/audit?from=yesterday")).status).toBe(400);
  });

  it("is read from an entry on, in both directions, while others are added", async () => {
    const made: string[] = [];
    for (let section = 0; section < 5; section += 1) made.unshift(await audit.section());
    const read = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ actor: audit.adminId, limit: "2", ...query });
      const { body } = await audit.call<{ entries: AuditEntry[]; count: number }>(
        "GET",
        `/admin/audit?${search}`,
      );
      return {
        ids: body.entries.map(({ id }) => id),
        subjects: body.entries.flatMap((one) => one.subjects),
        count: body.count,
      };
    };
    const first = await read({});
    expect(first.subjects).toEqual(made.slice(0, 2));
    const newest = await audit.section();
    const second = await read({ before: first.ids[1]! });
    expect(second.subjects).toEqual(made.slice(2, 4));
    expect(second.count).toBe(first.count - 2);
    // the nearest of the three newer ones
    const back = await read({ after: second.ids[0]! });
    expect([back.subjects, back.count]).toEqual([made.slice(0, 2), 3]);
    expect((await read({ after: back.ids[0]! })).subjects).toEqual([newest]);
    expect(await read({ before: "audit_none" })).toEqual({ ids: [], subjects: [], count: 0 });
  });

  it("is saved as lines of JSON that are the entries of the list", async () => {
    await audit.section();
    const query = { action: "/admin/sections*" };
    const entries = await audit.entries(query);
    const { body } = await file({ format: "jsonl", ...query });
    expect(
      body
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(entries);
  });

  it("is saved as a table without formulas", async () => {
    const member = await audit.calls.people.join();
    const reason = '=HYPERLINK("http://example.uz"); "x"';
    await audit.call("POST", `/admin/users/${member.id}`, { blocked: true, reason });
    const { body, type } = await file({ subject: member.id });
    const [head, row, ...rest] = body.split("\r\n");
    expect(head).toMatch(
      /^\uFEFFid;at;actor;name;email;role;rank;action;objectType;objectId;subjects;status;reason;/,
    );
    expect(row).toContain(
      `;POST /admin/users/{id};customer;${member.id};${member.id};200;"'=HYPERLINK(""http://example.uz""); ""x""";`,
    );
    expect([rest, type]).toEqual([[""], "text/csv; charset=utf-8"]);
    expect(auditRoutes.auditFile.file).toContain(type);
  });

  it("is saved batch by batch, each entry once", async () => {
    await shop.db.query(
      `insert into admin_audit (id, actor_id, action, subject, said)
       select 'audit_many' || n, $1, 'POST /admin/many', 'many_1', '{}' from generate_series(1, 1001) n`,
      [audit.adminId],
    );
    const { body } = await file({ format: "jsonl", subject: "many_1" });
    const ids = body
      .split("\n")
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as AuditEntry).id);
    expect([ids.length, new Set(ids).size]).toEqual([1001, 1001]);
  });
});

async function file(query: Record<string, string>): Promise<{ body: string; type: string | null }> {
  const search = new URLSearchParams({ actor: audit.adminId, ...query });
  const answer = await fetch(`${shop.commerce.base}/admin/audit/export?${search}`, {
    headers: {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      authorization: `Bearer ${audit.token}`,
    },
  });
  expect(answer.status).toBe(200);
  const body = Buffer.from(await answer.arrayBuffer()).toString();
  return { body, type: answer.headers.get("content-type") };
}
