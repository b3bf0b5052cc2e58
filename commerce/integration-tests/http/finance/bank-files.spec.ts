import { randomUUID } from "node:crypto";
import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import type { PaidPayouts, SentBankFile } from "@bezak/contract/bank-files.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { secondProcess } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "../admin-jobs/job-calls.ts";
import type { SellerPayout } from "./finance-calls.ts";
import { openFinance, stopSweeping, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let jobs: JobCalls;
let shops: readonly Finance["atlas"][];

beforeAll(async () => {
  const finance = await openFinance();
  ({ shop, calls } = finance);
  shops = [finance.atlas, finance.chinor];
  jobs = await jobCalls(shop);
  await calls.emptied();
  await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

/** A file for the bank with this many payouts, and its name. */
async function sent(count: number): Promise<{ batch: string; payouts: SellerPayout[] }> {
  for (let at = 0; at < count; at += 1) {
    await calls.adjust(shops[at % shops.length]!.sellerId, 150_000 + at);
    await calls.sweep();
  }
  const { name } = await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
  const batch = name.replace(/^bezak-payouts-|\.csv$/g, "");
  const payouts = await list(`batch=${batch}`);
  expect(payouts).toHaveLength(count);
  return { batch, payouts };
}

async function list(query: string): Promise<SellerPayout[]> {
  const path = `/admin/payouts?limit=100&sort=oldest&${query}`;
  return (await calls.call<{ payouts: SellerPayout[] }>("GET", path, calls.admin)).body.payouts;
}

async function openFile(batch: string): Promise<SentBankFile | undefined> {
  const { body } = await calls.call<{ files: SentBankFile[] }>(
    "GET",
    "/admin/payouts/bank-files",
    calls.admin,
  );
  return body.files.find((file) => file.batch === batch);
}

const seen = (payouts: readonly SellerPayout[]) => payouts.map(({ id, version }) => ({ id, version }));

interface Sent {
  token?: string | undefined;
  key?: string;
  at?: Finance["shop"]["commerce"];
}

const pay = (body: PaidPayouts, { token = calls.admin, key = randomUUID(), at = shop.commerce }: Sent = {}) =>
  at.call<{ job: AdminJob; code?: string }>("POST", "/admin/payouts/paid", {
    token,
    body,
    headers: { "idempotency-key": key },
  });

async function done(body: PaidPayouts): Promise<AdminJob> {
  const { status, body: answer } = await pay(body);
  expect([status, answer.code]).toEqual([201, undefined]);
  return jobs.reach(answer.job.id, "done");
}

/** How often each was recorded as paid. */
async function timesPaid(payouts: readonly SellerPayout[]): Promise<number[]> {
  const { rows } = await shop.db.query<{ times: number }>(
    `select jsonb_array_length(jsonb_path_query_array(timeline, '$.entries[*] ? (@.status == "paid")')) as times
     from seller_payout where id = any($1)`,
    [payouts.map(({ id }) => id)],
  );
  return rows.map(({ times }) => times);
}

const total = (payouts: readonly SellerPayout[]) => payouts.reduce((sum, { amount }) => sum + amount, 0);

it("records a file as paid except for payouts that stay sent, each with its entry in the log", async () => {
  const { batch, payouts } = await sent(3);
  const [left, ...paid] = payouts;
  const sums = { payouts: 3, total: total(payouts) };
  expect(await openFile(batch)).toEqual({ batch, ...sums, sent: sums });
  const job = await done({ payouts: seen(paid), reference: "ПП-9" });
  expect(job).toMatchObject({
    kind: "pay_payouts",
    reference: "ПП-9",
    total: 2,
    done: 2,
    unchanged: 0,
    failed: 0,
    undoUntil: null,
  });
  expect((await jobs.undo(job.id)).body.code).toBe("job_not_undoable");
  expect((await list(`batch=${batch}`)).map(({ status, reference }) => [status, reference])).toEqual([
    ["sent", null],
    ["paid", "ПП-9"],
    ["paid", "ПП-9"],
  ]);
  const rest = { payouts: 1, total: left!.amount };
  expect(await openFile(batch)).toEqual({ batch, ...sums, sent: rest });
  const { rows } = await shop.db.query<{ action: string; subject: string | null; actor: string; id: string }>(
    `select action, subject, actor_id as actor, result as id from admin_audit
     where request_id = $1 or result = $1 order by id`,
    [job.id],
  );
  const actor = rows[0]?.actor;
  expect(rows).toEqual([
    { action: "POST /admin/payouts/paid", subject: null, actor, id: job.id },
    ...paid.map(({ id }) => ({ action: "POST /admin/payouts/{id}/paid", subject: id, actor, id: null })),
  ]);
  const read = await calls.call<{ payout: { history: { status: string; by: { id: string } | null }[] } }>(
    "GET",
    `/admin/payouts/${paid[0]!.id}`,
    calls.admin,
  );
  expect(read.body.payout.history.at(-1)).toMatchObject({ status: "paid", by: { id: actor } });
  await done({ payouts: seen([left!]) });
  expect(await openFile(batch)).toBeUndefined();
});

it("names the payouts that have changed since they were seen, and records the others", async () => {
  const { payouts } = await sent(3);
  const [failed, paid, last] = payouts;
  await calls.move(failed!.id, "failed", { reason: "Счёт закрыт" });
  await calls.move(paid!.id, "paid", { reference: "PP-1" });
  const [scheduled] = await calls.sweep();
  const job = await done({
    payouts: [...seen([...payouts, scheduled!]), { id: "payout_none", version: "1" }],
    reference: "PP-2",
  });
  expect(job).toMatchObject({ total: 5, done: 1, unchanged: 1, failed: 3 });
  expect((await jobs.rows(job.id)).rows.map(({ state, code, object }) => [object.name, state, code])).toEqual(
    [
      [failed!.number, "failed", "stale_version"],
      [paid!.number, "unchanged", null],
      [last!.number, "done", null],
      [scheduled!.number, "failed", "payout_not_sent"],
      ["", "failed", "not_found"],
    ],
  );
  const { rows } = await shop.db.query<{ reference: string | null }>(
    "select reference from seller_payout where id = any($1) order by no",
    [payouts.map(({ id }) => id)],
  );
  expect(rows.map(({ reference }) => reference)).toEqual([null, "PP-1", "PP-2"]);
  await calls.move(scheduled!.id, "cancel");
  // a version that was never that of the sent payout
  const { payouts: others } = await sent(1);
  const stale = await done({ payouts: [{ id: others[0]!.id, version: "1" }] });
  expect((await jobs.rows(stale.id)).rows).toMatchObject([{ code: "stale_version" }]);
  await calls.move(others[0]!.id, "paid", {});
});

it("starts once for one key, by those who may record a payout, with the password", async () => {
  const { payouts } = await sent(1);
  const body = { payouts: seen(payouts), reference: "77" };
  const refused = async (sentAs: Sent) => {
    const answer = await pay(body, sentAs);
    return [answer.status, answer.body.code];
  };
  expect((await shop.commerce.call("POST", "/admin/payouts/paid", { body })).status).toBe(401);
  expect((await shop.commerce.call("GET", "/admin/payouts/bank-files", {})).status).toBe(401);
  const manager = await jobs.users.administrator("manager");
  expect(await refused({ token: manager.confirmed })).toEqual([403, "rank_required"]);
  expect(await refused({ token: jobs.boss.token })).toEqual([403, "confirmation_required"]);
  expect((await jobs.start({ kind: "pay_payouts", ids: [payouts[0]!.id] })).body.code).toBe("invalid_data");
  for (const wrong of [{ payouts: [] }, { payouts: [...body.payouts, ...body.payouts] }])
    expect((await pay(wrong)).status).toBe(400);
  expect(await timesPaid(payouts)).toEqual([0]);
  const key = randomUUID();
  const first = await pay(body, { key });
  expect((await pay(body, { key })).body.job.id).toBe(first.body.job.id);
  expect((await pay({ ...body, reference: "78" }, { key })).body.code).toBe("idempotency_mismatch");
  await jobs.reach(first.body.job.id, "done");
  expect(await done(body)).toMatchObject({ done: 0, unchanged: 1, failed: 0 });
  expect(await timesPaid(payouts)).toEqual([1]);
});

it("records each payout once when two do it at once", async () => {
  const second = await secondProcess("finance");
  const { payouts } = await sent(4);
  const body = { payouts: seen(payouts), reference: "77" };
  const started = await Promise.all([shop.commerce, second].map((at) => pay(body, { at })));
  const ended = await Promise.all(started.map((one) => jobs.reach(one.body.job.id, "done")));
  expect(ended.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(await timesPaid(payouts)).toEqual([1, 1, 1, 1]);
});

it("goes on after a process is killed, with each payout recorded once", async () => {
  const { payouts } = await sent(3);
  let id = "";
  await whileHanging(
    shop.db,
    "update on seller_payout",
    async () => {
      id = (await pay({ payouts: seen(payouts), reference: "77" })).body.job.id;
      await untilHanging(shop.db, 1);
      await shop.kill();
    },
    `new.status = 'paid' and new.id = '${payouts[1]!.id}'`,
  );
  expect((await timesPaid(payouts)).toSorted()).toEqual([0, 0, 1]);
  await hurryAfterDeath(shop.db);
  await missDeadWorkers(shop.db);
  shop.commerce = await shop.start();
  await stopSweeping(shop.commerce);
  expect(await jobs.reach(id, "done")).toMatchObject({ total: 3, done: 3, failed: 0 });
  expect(await timesPaid(payouts)).toEqual([1, 1, 1]);
});
