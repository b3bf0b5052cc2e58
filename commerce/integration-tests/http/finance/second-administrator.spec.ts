import { randomUUID } from "node:crypto";
import { limits } from "@bezak/contract/limits.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { AdjustmentView } from "../../../src/workflows/seller-ledger/adjustment-requests.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { financeCalls, type Entry, type FinanceCalls } from "./finance-calls.ts";

const limit = limits.adjustmentAlone;

let shop: Shop;
let calls: FinanceCalls;
let own: { sellerId: string; token: string };
let neighbour: typeof own;
let other: string;

beforeAll(async () => {
  // both shops are new, so sales of other specs do not change their balances
  shop = await sharedShop("orders");
  calls = await financeCalls(shop);
  const open = async (name: string) => calls.owner(await calls.people.newShop(name), null);
  [own, neighbour] = [await open("Own"), await open("Neighbour")];
  other = await calls.people.administrator();
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

type Made = Partial<{ entry: Entry; adjustment: AdjustmentView; code: string }>;

/** Adjusts as a new administrator, who has no earlier adjustments, unless a token is given. */
async function adjust(amount: number, { token = "", sellerId = own.sellerId, key = "" } = {}) {
  return shop.commerce.call<Made>("POST", `/admin/sellers/${sellerId}/adjustments`, {
    token: token || (await calls.people.administrator()),
    body: { amount, note: "Проверка" },
    headers: { "idempotency-key": key || randomUUID() },
  });
}

async function waiting(token: string, amount = limit + 1): Promise<AdjustmentView> {
  const { status, body } = await adjust(amount, { token });
  if (status !== 202 || !body.adjustment)
    throw new Error(`The adjustment does not wait: ${status} ${body.code}`);
  return body.adjustment;
}

const decide = (id: string, step: "approve" | "refuse", token = other, at = shop.commerce) =>
  at.call<Made>("POST", `/admin/adjustments/${id}/${step}`, { token });

const balance = async () => (await calls.finance(own.token)).balance;

it("books an adjustment at the limit at once and lets one above it wait", async () => {
  const before = await balance();
  expect((await adjust(-limit)).status).toBe(201);
  expect(await balance()).toBe(before - limit);
  const answer = await adjust(-limit - 1, { key: "above" });
  expect(answer).toMatchObject({
    status: 202,
    body: { adjustment: { amount: -limit - 1, status: "waiting", note: "Проверка", decidedBy: null } },
  });
  expect(await balance()).toBe(before - limit);
  expect((await adjust(limit)).status).toBe(201);
  await decide(answer.body.adjustment!.id, "refuse");
});

it("counts what an administrator took from a shop in a day like what was added", async () => {
  const token = await calls.people.administrator();
  const made: number[] = [];
  for (const amount of [limit / 2, -limit / 2, 1]) made.push((await adjust(amount, { token })).status);
  expect(made).toEqual([201, 201, 202]);
  expect((await adjust(5, { token, sellerId: neighbour.sellerId })).status).toBe(201);
});

it("admits only as many parts of a large adjustment as fit when they come at once", async () => {
  const token = await calls.people.administrator();
  const parts = [1, 2, 3, 4, 5].map(() => adjust(-0.4 * limit, { token }));
  expect((await Promise.all(parts)).map(({ status }) => status).toSorted()).toEqual([
    201, 201, 202, 202, 202,
  ]);
});

it("creates one request for a repeated key", async () => {
  const token = await calls.people.administrator();
  const made = await Promise.all([1, 2, 3].map(() => adjust(limit + 1, { token, key: "again" })));
  expect(made.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(made.map(({ body }) => body.adjustment?.id)).size).toBe(1);
  expect((await adjust(limit + 2, { token, key: "again" })).body.code).toBe("idempotency_mismatch");
  expect((await adjust(1, { token, key: "again", sellerId: neighbour.sellerId })).body.code).toBe(
    "idempotency_mismatch",
  );
  await decide(made[0]!.body.adjustment!.id, "refuse");
});

it("refuses approval by the requester, in the database too, and lets the requester withdraw it", async () => {
  const token = await calls.people.administrator();
  const { id } = await waiting(token);
  expect(await decide(id, "approve", token)).toMatchObject({ status: 409, body: { code: "own_adjustment" } });
  const itself = `update adjustment_request set status = 'approved', decided_by = asked_by, decided_at = now(),
    transaction_id = (select id from ledger_transaction limit 1) where id = $1`;
  await expect(shop.db.query(itself, [id])).rejects.toThrow(/adjustment_request_two_people/);
  expect((await decide(id, "refuse", token)).body.adjustment).toMatchObject({ status: "refused" });
  expect((await decide(id, "approve")).body.code).toBe("conflict");
});

it("refuses approval of what somebody requested who may not adjust balances any more", async () => {
  const ends = {
    "another rank": `update "user" set metadata = metadata || '{"rank": "support"}' where id = $1`,
    "a block": `update "user" set metadata = metadata || '{"blocked": "true"}' where id = $1`,
    // whoever joins the team again has another id, and would approve the own request
    "the end of the role": `update "user" set deleted_at = now() where id = $1`,
  };
  for (const [end, statement] of Object.entries(ends)) {
    const { id, askedBy } = await waiting(await calls.people.administrator());
    await shop.db.query(statement, [askedBy.id]);
    const before = await balance();
    expect([end, (await decide(id, "approve")).body.code]).toEqual([end, "requester_not_permitted"]);
    expect(await balance()).toBe(before);
    expect((await decide(id, "refuse")).body.adjustment).toMatchObject({ status: "refused" });
  }
});

it("books an approved adjustment once when two processes approve it at once", async () => {
  const second = await secondProcess("orders");
  const { id } = await waiting(await calls.people.administrator());
  const before = await balance();
  const made = await Promise.all([
    decide(id, "approve"),
    decide(id, "approve", other, second),
    decide(id, "approve", calls.admin, second),
  ]);
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await balance()).toBe(before + limit + 1);
  expect((await decide(id, "refuse")).body.code).toBe("conflict");
  expect((await decide("adjreq_no", "approve")).body.code).toBe("adjustment_not_found");
});

it("leaves nothing in the ledger when the decision cannot be written", async () => {
  const { id } = await waiting(await calls.people.administrator());
  const before = await balance();
  await shop.db.query(
    `create function adjustment_trap() returns trigger language plpgsql as $$ begin raise exception 'trap'; end $$;
     create trigger adjustment_trap before update on adjustment_request execute function adjustment_trap()`,
  );
  const trapped = await decide(id, "approve");
  await shop.db.query("drop function adjustment_trap cascade");
  expect([trapped.status, await balance()]).toEqual([500, before]);
  expect((await decide(id, "approve")).status).toBe(200);
  expect(await balance()).toBe(before + limit + 1);
});

it("lists requests newest first; only confirmed administrators decide", async () => {
  const { id } = await waiting(await calls.people.administrator());
  const path = "/admin/adjustments?status=waiting&limit=1";
  type Page = { adjustments: AdjustmentView[]; count: number };
  expect((await calls.call<Page>("GET", path, other)).body.adjustments[0]?.id).toBe(id);
  const unconfirmed = await calls.people.administrator({ confirmed: false });
  expect((await decide(id, "approve", unconfirmed)).body.code).toBe("confirmation_required");
  expect((await decide(id, "approve", own.token)).status).toBeGreaterThanOrEqual(401);
  await decide(id, "refuse");
});

it("notifies the other administrators of a waiting request and the requester of the decision", async () => {
  const adjustment = await waiting(await calls.people.administrator());
  const readInboxKeys = async () => {
    // the shop's own job may have notified them before
    await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
    const { rows } = await shop.db.query<{ key: string }>("select key from inbox_entry where key like $1", [
      `adjustment:${adjustment.id}:%`,
    ]);
    return rows.map(({ key }) => key);
  };
  const others = await readInboxKeys();
  expect(others.length).toBeGreaterThan(1);
  expect(others.some((key) => key.endsWith(adjustment.askedBy.id))).toBe(false);
  await decide(adjustment.id, "approve");
  expect(await readInboxKeys()).toContain(`adjustment:${adjustment.id}:approved:${adjustment.askedBy.id}`);
});
