import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

let jobs: JobCalls;
beforeAll(async () => void (jobs = await jobCalls(await sharedShop("people"))));

const mark = randomUUID().slice(0, 8);
const ids: string[] = [];

/** Reviews without an author, with these statuses. */
async function made(...statuses: string[]): Promise<string[]> {
  const created = statuses.map((status) => `prev_${status}${ids.length}_${randomUUID().slice(0, 8)}`);
  ids.push(...created);
  await jobs.shop.db.query(
    `insert into product_review (id, product_id, seller_id, rating, text, images, status, rejection_reason)
     select id, 'prod_none', 'sel_none', 5, $3, '{}', status, case when status = 'rejected' then 'Реклама' end
     from unnest($1::text[], $2::text[]) as made(id, status)`,
    [created, statuses, `Хорошая вещь ${mark}`],
  );
  return created;
}

const report = (id: string) =>
  jobs.shop.db.query("insert into review_report (id, review_id, reason) values ($1, $2, 'spam')", [
    `rrep_${randomUUID()}`,
    id,
  ]);

/** Status, reason and open reports of each. */
async function stateOf(wanted: readonly string[]): Promise<unknown[][]> {
  const { rows } = await jobs.shop.db.query<{ state: unknown[] }>(
    `select json_build_array(status, rejection_reason, (select count(*) from review_report report
       where report.review_id = review.id and settled_at is null)) as state
     from unnest($1::text[]) with ordinality as wanted(id, place) join product_review review using (id) order by place`,
    [wanted],
  );
  return rows.map(({ state }) => state);
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

afterAll(async () => {
  await jobs.shop.db.query("delete from review_report where review_id = any($1)", [ids]);
  await jobs.shop.db.query("delete from product_review where id = any($1)", [ids]);
});

it("settles the reports of a review that is published already, as the single act does", async () => {
  const both = await made("published", "published");
  await report(both[0]!);
  const job = await done({ kind: "publish_reviews", ids: both });
  expect(job).toMatchObject({ total: 2, done: 1, unchanged: 1, failed: 0 });
  expect(await stateOf(both)).toEqual([
    ["published", null, 0],
    ["published", null, 0],
  ]);
  await undone(job.id);
  expect((await stateOf(both))[0]).toEqual(["published", null, 1]);
});

it("rejects everything found, and an undo returns each review to what it was, with its reports", async () => {
  const three = await made("pending", "published", "rejected");
  await report(three[1]!);
  const before = await stateOf(three);
  const filter = { q: mark };
  const count = ids.length;
  const reason = "Не о товаре";
  const job = await done({ kind: "reject_reviews", filter, count, reason });
  expect(job.total).toBe(count);
  expect(await stateOf(three)).toEqual([
    ["rejected", reason, 0],
    ["rejected", reason, 0],
    ["rejected", "Реклама", 0],
  ]);
  expect(job.undoUntil).not.toBeNull();
  expect(await undone(job.id)).toMatchObject({ failed: 0 });
  expect(await stateOf(three)).toEqual(before);
  expect(await jobs.acts(three)).toEqual([2, 2, 0]);
});

it("leaves a review that somebody has decided or its author has edited since", async () => {
  const [again, edited] = (await made("pending", "pending")) as [string, string];
  const job = await done({ kind: "publish_reviews", ids: [again, edited] });
  for (const body of [{ status: "rejected", reason: "Реклама" }, { status: "published" }])
    await jobs.shop.commerce.call("POST", `/admin/reviews/${again}/status`, { token: jobs.boss.token, body });
  await jobs.shop.db.query(
    "update product_review set status = 'pending', updated_at = clock_timestamp() where id = $1",
    [edited],
  );
  expect(await undone(job.id)).toMatchObject({ done: 0, failed: 2 });
  expect(await stateOf([again, edited])).toEqual([
    ["published", null, 0],
    ["pending", null, 0],
  ]);
});
