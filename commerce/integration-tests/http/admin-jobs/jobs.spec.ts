import { randomUUID } from "node:crypto";
import { jobLimits } from "@bezak/contract/job-kinds.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { letHangingGo, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { holdJobs } from "../../harness/hold-jobs.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

const reason = "Поддельные заказы";

let jobs: JobCalls;
beforeAll(async () => void (jobs = await jobCalls(await sharedShop("people"))));

const block = (ids: readonly string[]) => ({ kind: "block_users", ids, reason });
const ones = (ids: readonly string[]) => ids.map(() => 1);

async function done(body: object) {
  const { status, body: answer } = await jobs.start(body);
  expect(status).toBe(201);
  return jobs.reach(answer.job.id, "done");
}

describe("a bulk act", () => {
  it("does to each row what the single act does, with its mail and its entry in the log", async () => {
    const ids = await jobs.buyers(3);
    const job = await done(block(ids));
    expect(job).toMatchObject({ kind: "block_users", total: 3, done: 3, failed: 0, own: true, reason });
    expect([await jobs.blocked(ids), await jobs.mails(ids), await jobs.acts(ids)]).toEqual([
      3,
      ones(ids),
      ones(ids),
    ]);
    const { rows } = await jobs.shop.db.query(
      `select action, actor_id, request_id, reason, after->subject->>'blocked' as blocked from admin_audit where subject = $1`,
      [ids[0]],
    );
    expect(rows).toEqual([
      {
        action: "POST /admin/users/{id}",
        actor_id: jobs.boss.id,
        request_id: job.id,
        reason,
        blocked: "true",
      },
    ]);
  });

  it("reports the rows that failed and those that were so already, and does the others", async () => {
    const ids = await jobs.buyers(2);
    await jobs.users.change(jobs.boss.token, ids[0]!, { blocked: true, reason: "Раньше" });
    const job = await done(block([...ids, "cus_none", jobs.boss.id]));
    expect(job).toMatchObject({ total: 4, done: 1, unchanged: 1, failed: 2 });
    const { rows, count } = await jobs.rows(job.id, "failed");
    expect(count).toBe(2);
    expect(rows).toEqual([
      { object: { id: "cus_none", name: "" }, state: "failed", code: "not_found" },
      { object: { id: jobs.boss.id, name: "Admin" }, state: "failed", code: "administrator_alone" },
    ]);
    const { body } = await jobs.users.read(jobs.boss.token, ids[0]!);
    expect(body.user.blockedReason).toBe("Раньше");
  });

  it("takes everything that the list's filter finds when it starts", async () => {
    const mark = `bulk${randomUUID().slice(0, 8)}`;
    const ids = await jobs.buyers(3);
    await jobs.shop.db.query("update customer set first_name = $1 where id = any($2)", [mark, ids]);
    const body = { kind: "block_users", filter: { q: mark, role: "customer" }, reason };
    // another number than the administrator saw
    const other = await jobs.start({ ...body, count: 4 });
    expect([other.status, other.body.code, other.body.details]).toEqual([
      409,
      "job_count_changed",
      { count: 3 },
    ]);
    const job = await done({ ...body, count: 3 });
    expect([job.total, await jobs.blocked(ids)]).toEqual([3, 3]);
    expect((await jobs.start({ kind: "block_users", filter: { q: `${mark}x` }, reason })).body.code).toBe(
      "job_empty",
    );
  });

  it("is refused whole when it is not right", async () => {
    const ids = ["cus_none"];
    const refused = async (body: object) => {
      const answer = await jobs.start(body);
      return [answer.status, answer.body.code];
    };
    for (const body of [
      { kind: "block_users", ids },
      { kind: "unblock_users", ids, reason },
      { kind: "block_users", reason },
      { kind: "block_users", ids, filter: {}, reason },
      { kind: "move_products", ids },
      { kind: "delete_users", ids },
      { kind: "block_users", ids: [], reason },
      { kind: "block_users", ids, reason, count: 1 },
    ])
      expect(await refused(body)).toEqual([400, "invalid_data"]);
    expect(await refused({ kind: "block_users", filter: { status: "x" }, reason })).toEqual([
      400,
      "invalid_query",
    ]);
    expect(await refused({ kind: "move_products", ids, categoryId: "pcat_none" })).toEqual([
      404,
      "category_not_found",
    ]);
  });

  it("starts once for one key", async () => {
    const ids = await jobs.buyers(1);
    const key = randomUUID();
    const [first, again] = [await jobs.start(block(ids), { key }), await jobs.start(block(ids), { key })];
    expect(again.body.job.id).toBe(first.body.job.id);
    expect((await jobs.start({ ...block(ids), reason: "Иначе" }, { key })).status).toBe(422);
    await jobs.reach(first.body.job.id, "done");
    const mark = `again${key.slice(0, 8)}`;
    // after it has worked its filter finds nothing any more
    await jobs.shop.db.query("update customer set first_name = $1 where id = any($2)", [mark, ids]);
    const body = { kind: "unblock_users", filter: { q: mark, state: "blocked" } };
    const other = randomUUID();
    const { job } = (await jobs.start(body, { key: other })).body;
    await jobs.reach(job.id, "done");
    const repeat = await jobs.start(body, { key: other });
    expect([repeat.status, repeat.body.job.id]).toEqual([201, job.id]);
  });

  it("of more rows than it may have is refused, and of one administrator three run at a time", async () => {
    const release = await holdJobs(jobs.shop, "run-admin-job");
    const started: string[] = [];
    try {
      await jobs.shop.db.query(
        `insert into customer (id, email, first_name, has_account)
         select 'cus_bulk' || n, 'bulk' || n || '@example.uz', 'Manyrows', true from generate_series(1, $1::int) n`,
        [jobLimits.rows + 1],
      );
      const many = await jobs.start({ kind: "unblock_users", filter: { q: "manyrows" } });
      expect([many.status, many.body.code]).toEqual([400, "job_too_large"]);
      for (let at = 0; at < jobLimits.running; at += 1)
        started.push((await jobs.start({ kind: "unblock_users", ids: [`cus_bulk${at + 1}`] })).body.job.id);
      const more = await jobs.start({ kind: "unblock_users", ids: ["cus_bulk9"] });
      expect([more.status, more.body.code]).toEqual([409, "jobs_full"]);
    } finally {
      await release();
      for (const id of started) await jobs.cancel(id);
      await jobs.shop.db.query("delete from customer where id like 'cus\\_bulk%'");
    }
  });

  it("is cancelled after the row that it is at", async () => {
    const ids = await jobs.buyers(4);
    await whileHanging(
      jobs.shop.db,
      "update on customer",
      async () => {
        const { id } = (await jobs.start(block(ids))).body.job;
        await untilHanging(jobs.shop.db, 1);
        expect((await jobs.cancel(id)).body.job).toMatchObject({ status: "cancelled" });
        await letHangingGo(jobs.shop.db);
        await expect.poll(async () => (await jobs.rows(id, "done")).count).toBe(2);
        expect(await jobs.blocked(ids)).toBe(2);
        expect((await jobs.cancel(id)).body.job).toMatchObject({ status: "cancelled", done: 2 });
      },
      `new.id = '${ids[1]}'`,
    );
  });
});

describe("whoever", () => {
  it("may not make the single act may not start, see or undo its bulk act", async () => {
    const [support, content] = [
      await jobs.users.administrator("support"),
      await jobs.users.administrator("content"),
    ];
    const ids = await jobs.buyers(1);
    for (const { token } of [support, content])
      expect((await jobs.start(block(ids), { token })).body.code).toBe("rank_required");
    const { id } = await done(block(ids));
    expect((await jobs.call("GET", `/${id}`, { token: support.token })).body.code).toBe("job_not_found");
    expect((await jobs.undo(id, support.token)).body.code).toBe("job_not_found");
    const { body } = await jobs.call<{ jobs: { kind: string }[] }>("GET", "?limit=100", {
      token: content.token,
    });
    expect(body.jobs.filter(({ kind }) => kind === "block_users")).toEqual([]);
  });

  it("loses the rank stops with the job", async () => {
    const manager = await jobs.users.administrator("manager");
    const ids = await jobs.buyers(22);
    await whileHanging(
      jobs.shop.db,
      "update on customer",
      async () => {
        const { id } = (await jobs.start(block(ids), { token: manager.token })).body.job;
        await untilHanging(jobs.shop.db, 1);
        const demoted = { adminRank: "support" };
        expect((await jobs.users.change(jobs.boss.confirmed, manager.id, demoted)).status).toBe(200);
        await letHangingGo(jobs.shop.db);
        expect(await jobs.reach(id, "stopped")).toMatchObject({ total: 22, done: 20 });
        expect(await jobs.blocked(ids)).toBe(20);
      },
      `new.id = '${ids[0]}'`,
    );
  });
});

describe("an undo", () => {
  it("returns the rows that are still as the job left them, and reports the others", async () => {
    const ids = await jobs.buyers(3);
    const before = await done(block([ids[2]!]));
    const job = await done({ kind: "unblock_users", ids });
    expect(job).toMatchObject({ done: 1, unchanged: 2 });
    expect(job.undoUntil).not.toBeNull();
    await done(block([ids[2]!]));
    const back = await jobs.undo(job.id);
    expect([back.status, back.body.job.undoes]).toEqual([201, job.id]);
    expect(await jobs.reach(back.body.job.id, "done")).toMatchObject({
      total: 1,
      done: 0,
      failed: 1,
      undoUntil: null,
    });
    expect((await jobs.rows(back.body.job.id)).rows).toMatchObject([
      { object: { id: ids[2] }, code: "changed_since" },
    ]);
    // the first block is another one than the last
    const first = await jobs.undo(before.id);
    expect(await jobs.reach(first.body.job.id, "done")).toMatchObject({ failed: 1 });
    expect(await jobs.blocked(ids)).toBe(1);
  });

  it("that was stopped leaves the rest to another", async () => {
    const ids = await jobs.buyers(3);
    const job = await done(block(ids));
    await whileHanging(
      jobs.shop.db,
      "update on customer",
      async () => {
        const { id } = (await jobs.undo(job.id)).body.job;
        await untilHanging(jobs.shop.db, 1);
        expect(await jobs.read(job.id)).toMatchObject({ undoStatus: "running", undoUntil: null });
        await jobs.cancel(id);
        await letHangingGo(jobs.shop.db);
        await expect.poll(async () => (await jobs.rows(id, "done")).count).toBe(2);
        expect(await jobs.read(job.id)).toMatchObject({ undoneBy: id, undoStatus: "cancelled" });
      },
      `new.id = '${ids[1]}'`,
    );
    expect((await jobs.read(job.id)).undoUntil).not.toBeNull();
    const rest = (await jobs.undo(job.id)).body.job;
    expect(await jobs.reach(rest.id, "done")).toMatchObject({ total: 1, done: 1 });
    expect(await jobs.blocked(ids)).toBe(0);
    expect(await jobs.read(job.id)).toMatchObject({ undoneBy: rest.id, undoStatus: "done", undoUntil: null });
  });

  it("is one, within its time, and not of another undo", async () => {
    const ids = await jobs.buyers(2);
    const job = await done(block(ids));
    const [first, again] = await Promise.all([jobs.undo(job.id), jobs.undo(job.id)]);
    expect(again.body.job.id).toBe(first.body.job.id);
    await jobs.reach(first.body.job.id, "done");
    expect(await jobs.blocked(ids)).toBe(0);
    expect((await jobs.read(job.id)).undoneBy).toBe(first.body.job.id);
    expect((await jobs.undo(first.body.job.id)).body.code).toBe("job_not_undoable");
    const late = await done(block(ids));
    await jobs.shop.db.query("update admin_job set finished_at = now() - interval '25 hours' where id = $1", [
      late.id,
    ]);
    expect((await jobs.undo(late.id)).body.code).toBe("undo_expired");
    expect((await jobs.read(late.id)).undoUntil).toBeNull();
  });
});
