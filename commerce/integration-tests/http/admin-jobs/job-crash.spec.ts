import { beforeAll, describe, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

const ROWS = 30;
const reason = "Поддельные заказы";
const ones = Array.from({ length: ROWS }, () => 1);

let jobs: JobCalls;
beforeAll(async () => void (jobs = await jobCalls(await sharedShop("people"))));

async function started() {
  const ids = await jobs.buyers(ROWS);
  const { job } = (await jobs.start({ kind: "block_users", ids, reason })).body;
  return { ids, id: job.id };
}

async function expectOnce({ ids, id }: Awaited<ReturnType<typeof started>>): Promise<void> {
  expect(await jobs.reach(id, "done")).toMatchObject({ total: ROWS, done: ROWS, failed: 0, unchanged: 0 });
  expect(await jobs.blocked(ids)).toBe(ROWS);
  expect(await jobs.mails(ids)).toEqual(ones);
  expect(await jobs.acts(ids)).toEqual(ones);
}

describe("a process killed", () => {
  it.each([
    // at the 12th row: its act is not stored; then stored, but not that it is done
    [
      "while it carries out a row",
      "update on customer",
      "new.metadata->>'blockedReason' = 'Поддельные заказы'",
    ],
    ["before it has recorded a row", "update on admin_job_row", "new.state = 'done'"],
  ])("%s lets another go on, with every row done once", async (_, write, when) => {
    const { shop } = jobs;
    const ids = await jobs.buyers(ROWS);
    const ofRow = write.endsWith("row") ? `new.object_id = '${ids[11]}'` : `new.id = '${ids[11]}'`;
    let id = "";
    await whileHanging(
      shop.db,
      write,
      async () => {
        id = (await jobs.start({ kind: "block_users", ids, reason })).body.job.id;
        await untilHanging(shop.db, 1);
        await shop.commerce.kill();
      },
      `${when} and ${ofRow}`,
    );
    expect(
      (await shop.db.query("select 1 from admin_job_row where job_id = $1 and state = 'done'", [id]))
        .rowCount,
    ).toBe(11);
    await hurryAfterDeath(shop.db);
    await missDeadWorkers(shop.db);
    shop.commerce = await shop.start();
    await expectOnce({ ids, id });
  });
});

it("two processes that run one job do every row once", async () => {
  const second = await secondProcess("people");
  const job = await started();
  const run = "../../http/admin-jobs/inside/run-job.ts";
  // one of them may give up waiting for the other
  await Promise.allSettled([second, jobs.shop.commerce].map((process) => process.run(run, { id: job.id })));
  await expectOnce(job);
});
