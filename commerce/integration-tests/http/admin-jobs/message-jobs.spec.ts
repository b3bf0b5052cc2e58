import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

let jobs: JobCalls;
beforeAll(async () => void (jobs = await jobCalls(await sharedShop("people"))));

const ids: string[] = [];
let serial = Math.floor(Math.random() * 9e6);

/** Messages with these statuses and a mark in their text. */
async function made(mark: string, ...statuses: string[]): Promise<string[]> {
  const created = statuses.map((status) => `cmsg_${status}_${randomUUID().slice(0, 8)}`);
  for (const [at, id] of created.entries()) {
    serial += 1;
    await jobs.shop.db.query(
      `insert into contact_message (id, number, topic, name, email, message, language, status, idempotency_key, body_hash)
       values ($1, $2, 'order', 'Dilnoza', 'dilnoza@example.uz', $3, 'uz', $4, $1, '-')`,
      [id, `9${String(serial).padStart(7, "0")}`, `Savol ${mark}`, statuses[at]],
    );
  }
  ids.push(...created);
  return created;
}

async function statusesOf(wanted: readonly string[]): Promise<string[]> {
  const { rows } = await jobs.shop.db.query<{ status: string }>(
    `select status from unnest($1::text[]) with ordinality as wanted(id, place) join contact_message using (id)
     order by place`,
    [wanted],
  );
  return rows.map(({ status }) => status);
}

async function done(body: object) {
  const { status, body: answer } = await jobs.start(body);
  expect([status, answer.code]).toEqual([201, undefined]);
  return jobs.reach(answer.job.id, "done");
}

async function undone(id: string) {
  const { body } = await jobs.undo(id);
  return jobs.reach(body.job.id, "done");
}

const set = (id: string, status: string) =>
  jobs.shop.commerce.call("POST", `/admin/contact-messages/${id}/status`, {
    token: jobs.boss.token,
    body: { status },
  });

afterAll(() => jobs.shop.db.query("delete from contact_message where id = any($1)", [ids]));

it("answers everything found, and an undo returns each message to what it was", async () => {
  const mark = randomUUID();
  const three = await made(mark, "new", "closed", "answered");
  const job = await done({ kind: "answer_messages", filter: { q: mark, topic: "order" }, count: 3 });
  expect(job).toMatchObject({ total: 3, done: 2, unchanged: 1, failed: 0 });
  expect(await statusesOf(three)).toEqual(["answered", "answered", "answered"]);
  // an answered new message is a decision, as by the single act
  const { rowCount } = await jobs.shop.db.query("select 1 from moderation_decision where item_id = any($1)", [
    three,
  ]);
  expect(rowCount).toBe(1);
  expect(job.undoUntil).not.toBeNull();
  expect(await undone(job.id)).toMatchObject({ done: 2, failed: 0 });
  expect(await statusesOf(three)).toEqual(["new", "closed", "answered"]);
  expect(await jobs.acts(three)).toEqual([2, 2, 0]);
});

it("closes and opens selected messages, and names their rows by their numbers", async () => {
  const two = await made(randomUUID(), "new", "answered");
  const job = await done({ kind: "close_messages", ids: [...two, "cmsg_none"] });
  expect(job).toMatchObject({ done: 2, failed: 1 });
  expect(await statusesOf(two)).toEqual(["closed", "closed"]);
  const { rows } = await jobs.rows(job.id);
  expect(rows.map(({ object, state, code }) => [object.name, state, code])).toEqual([
    [expect.stringMatching(/^9\d{7}$/), "done", null],
    [expect.stringMatching(/^9\d{7}$/), "done", null],
    ["", "failed", "not_found"],
  ]);
  expect(await done({ kind: "reopen_messages", ids: two })).toMatchObject({ done: 2 });
  expect(await statusesOf(two)).toEqual(["new", "new"]);
});

it("leaves a message whose status somebody has set since, also to the same one", async () => {
  const [again, closed] = (await made(randomUUID(), "new", "new")) as [string, string];
  const job = await done({ kind: "answer_messages", ids: [again, closed] });
  for (const status of ["new", "answered"]) await set(again, status);
  await set(closed, "closed");
  expect(await undone(job.id)).toMatchObject({ done: 0, failed: 2 });
  expect(await statusesOf([again, closed])).toEqual(["answered", "closed"]);
});

it("is for those who may set the status of one message, and takes no reason", async () => {
  const [id] = (await made(randomUUID(), "new")) as [string];
  const body = { kind: "close_messages", ids: [id] };
  const finance = await jobs.users.administrator("finance");
  expect((await jobs.start(body, { token: finance.token })).body.code).toBe("rank_required");
  expect((await jobs.start({ ...body, reason: "Спам" })).body.code).toBe("invalid_data");
  expect(await statusesOf([id])).toEqual(["new"]);
});

it("is done once, also after the process was killed", async () => {
  const { shop } = jobs;
  const three = await made(randomUUID(), "new", "new", "new");
  let id = "";
  await whileHanging(
    shop.db,
    "update on admin_job_row",
    async () => {
      id = (await jobs.start({ kind: "close_messages", ids: three })).body.job.id;
      await untilHanging(shop.db, 1);
      await shop.kill();
    },
    `new.state = 'done' and new.object_id = '${three[1]}'`,
  );
  await hurryAfterDeath(shop.db);
  await missDeadWorkers(shop.db);
  shop.commerce = await shop.start();
  expect(await jobs.reach(id, "done")).toMatchObject({ done: 3, failed: 0, unchanged: 0 });
  expect(await jobs.acts(three)).toEqual([1, 1, 1]);
});
