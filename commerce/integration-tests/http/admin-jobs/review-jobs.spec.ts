import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

let jobs: JobCalls;
beforeAll(async () => void (jobs = await jobCalls(await sharedShop("people"))));

const mark = randomUUID().slice(0, 8);
const [reported, plain] = [`prev_reported_${mark}`, `prev_plain_${mark}`];

afterAll(async () => {
  await jobs.shop.db.query("delete from review_report where review_id = $1", [reported]);
  await jobs.shop.db.query("delete from product_review where id = any($1)", [[reported, plain]]);
});

it("settles the reports of a review that is published already, as the single act does", async () => {
  const { db } = jobs.shop;
  await db.query(
    `insert into product_review (id, product_id, seller_id, rating, text, images, status)
     select unnest($1::text[]), 'prod_none', 'sel_none', 5, 'Хорошая вещь', '{}', 'published'`,
    [[reported, plain]],
  );
  await db.query("insert into review_report (id, review_id, reason) values ($1, $2, 'spam')", [
    `rrep_${mark}`,
    reported,
  ]);
  const { body } = await jobs.start({ kind: "publish_reviews", ids: [reported, plain] });
  expect(await jobs.reach(body.job.id, "done")).toMatchObject({ total: 2, done: 1, unchanged: 1, failed: 0 });
  const { rows } = await db.query(
    "select settled_at is not null as settled from review_report where review_id = $1",
    [reported],
  );
  expect(rows).toEqual([{ settled: true }]);
});
