import { describe, expect, it } from "vitest";
import { describeAct, findAnswered } from "./describe-act.ts";

const payout = "payout_01K2ABCDEFGHJKMNPQRSTVWXYZ";
const actor = "user_01K2ABCDEFGHJKMNPQRSTVWXYZ";
const post = (path: string, body: object) => describeAct({ method: "POST", path, body }, actor);

describe("describes an act by", () => {
  it("the pattern of its path, the objects, the body and the reason", () => {
    expect(post(`/admin/payouts/${payout}/failed`, { reason: "Счёт закрыт" })).toEqual({
      action: "POST /admin/payouts/{id}/failed",
      subject: payout,
      said: { body: { reason: "Счёт закрыт" } },
      reason: "Счёт закрыт",
    });
  });

  it("the objects that the body and the query name", () => {
    const body = { sellerId: "sel_1", categoryId: null, productIds: ["prod_1", "prod_2"], text: "sel_2" };
    const query = { batch: "2026-11-30-2" };
    const { subject } = describeAct({ method: "POST", path: "/admin/x", query, body }, actor);
    expect(subject).toBe("2026-11-30-2 sel_1 prod_1 prod_2");
  });

  it("its query, where it has no body", () => {
    const request = { method: "GET", path: "/admin/audit/export", query: { format: "csv" }, body: {} };
    expect(describeAct(request, actor).said).toEqual({ body: { format: "csv" } });
  });

  it("no part of its path that somebody typed in place of an id", () => {
    const typed = [
      "ivan@example.uz",
      "+998901234567",
      "8600123412341234",
      "Иван%20Каримов",
      "ivan",
      "%E0%A4%A",
    ];
    for (const text of typed) {
      const { action, subject } = post(`/admin/users/${text}`, { blocked: true });
      expect([action, subject]).toEqual(["POST /admin/users/***", null]);
    }
    const paths = [
      "/admin/seller-applications/x/approve",
      "/customer/inbox/x/read",
      "/internal/auth/end-session",
    ];
    expect(paths.map((path) => post(path, {}).action)).toEqual([
      "POST /admin/seller-applications/***/approve",
      "POST /customer/inbox/***/read",
      "POST /internal/auth/end-session",
    ]);
  });

  it("no words of a search for people", () => {
    const exported = { method: "GET", path: "/admin/users/export", query: { q: "Dilnoza", role: "seller" } };
    expect(describeAct(exported, actor).said).toEqual({ body: { q: "***", role: "seller" } });
    const log = { method: "GET", path: "/admin/audit/export", query: { q: "Dilnoza" } };
    expect(describeAct(log, actor).said).toEqual({ body: { q: "***" } });
    for (const list of ["adjustments", "sellers/sel_1/finance/entries"]) {
      const saved = { method: "GET", path: `/admin/${list}/export`, query: { q: "Dilnoza" } };
      expect(describeAct(saved, actor).said).toEqual({ body: { q: "***" } });
    }
    const { said } = post("/admin/jobs", { kind: "block_users", filter: { q: "Dilnoza" } });
    expect(said).toEqual({ body: { kind: "block_users", filter: { q: "***" } } });
  });

  it.each(["/admin/settings", "/admin/payouts/settings", "/admin/commission-rules/default"])(
    "the settings as its object: %s",
    (path) => expect(post(path, { percent: 10 }).subject).toBe("settings"),
  );

  it("the caller as the object of what is outside of /admin", () => {
    expect(post("/internal/auth/change-password", {}).subject).toBe(actor);
    expect(post("/admin/payouts", {}).subject).toBeNull();
  });
});

it("stores neither secrets nor personal data of a request", () => {
  const body = {
    password: "correct horse",
    currentPassword: "battery staple",
    token: "abc_0123456789abcdefghij",
    proof: "proof-1",
    code: "123456",
    name: "Dilnoza Karimova",
    phone: "+998901234567",
    address: { street: "Amir Temur 1" },
    payoutAccount: "20208000000000000001",
    note: "Card 8600 1234 5678 9012, call +998 90 123 45 67 or a@example.uz",
  };
  const { said, subject, reason } = post("/admin/users/cus_1", body);
  const text = JSON.stringify([said, subject, reason]);
  expect(text).not.toMatch(
    /horse|staple|abc_|proof-1|123456|Karimova|901234567|Temur|202080|5678|example\.uz/,
  );
  expect(reason).toBe("Card 8600…12, call +998*** or ***@***");
});

it("stores neither the note about an order nor the comment for its courier", () => {
  const note = post("/admin/orders/ord_1/notes", { text: "Просила звонить мужу" });
  expect([note.said, note.reason]).toEqual([{ body: { text: "***" } }, null]);
  // by a number that no parcel has
  expect(post("/admin/orders/1234567890-1/notes", { text: "Ivan" }).said).toEqual(note.said);
  const delivery = post("/admin/orders/ord_1/delivery", { address: "Навои 2", comment: "Домофон 45" });
  expect([delivery.said, delivery.reason]).toEqual([{ body: { address: "***", comment: "***" } }, null]);
});

it("stores the name of a shop or a product, and the marketplace's own contacts", () => {
  const name = { ru: "Кольца" };
  expect(post("/admin/categories", { name }).said).toEqual({ body: { name } });
  const contacts = { phone: "+998712000000", email: "info@bezak.uz" };
  expect(post("/admin/settings", { contacts }).said).toEqual({ body: { contacts } });
});

it("finds the objects of an answer", () => {
  expect(findAnswered({ banner: { id: "ban_1", position: { id: "none" } } })).toEqual(["ban_1"]);
  expect(findAnswered({ payouts: [{ id: "payout_1" }, { id: "payout_2" }], count: 2 })).toEqual([
    "payout_1",
    "payout_2",
  ]);
  for (const answer of [undefined, null, "text", {}, { rule: null }])
    expect(findAnswered(answer)).toEqual([]);
});
