import { beforeAll, describe, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { holdJobs } from "../../harness/hold-jobs.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";
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
  const ended = await jobs.reach(id, "done");
  // says why a row has failed
  expect((await jobs.rows(id, "failed")).rows).toEqual([]);
  expect(ended).toMatchObject({ total: ROWS, done: ROWS, failed: 0, unchanged: 0 });
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
        await shop.kill();
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

it("a row of a cancelled job whose process was killed is compared, and can be undone", async () => {
  const { shop } = jobs;
  const ids = await jobs.buyers(3);
  let id = "";
  await whileHanging(
    shop.db,
    "update on admin_job_row",
    async () => {
      id = (await jobs.start({ kind: "block_users", ids, reason })).body.job.id;
      await untilHanging(shop.db, 1);
      await jobs.cancel(id);
      expect((await jobs.undo(id)).body.code).toBe("job_running");
      await shop.kill();
    },
    `new.state = 'done' and new.object_id = '${ids[1]}'`,
  );
  await hurryAfterDeath(shop.db);
  await missDeadWorkers(shop.db);
  shop.commerce = await shop.start();
  await until("the row to have its result", async () => (await jobs.rows(id, "done")).count === 2);
  expect(await jobs.read(id)).toMatchObject({ status: "cancelled", done: 2, failed: 0 });
  expect((await jobs.undo(id)).body.job).toMatchObject({ total: 2 });
});

describe("a process that has lost the job to another", () => {
  const runTwice = (id: string, isLost: boolean) =>
    jobs.shop.commerce.run<string[]>("../../http/admin-jobs/inside/run-row-twice.ts", { id, isLost });

  it("records no row as failed that the other has done, and none at all if it knows", async () => {
    const release = await holdJobs(jobs.shop, "run-admin-job");
    try {
      const ids = await jobs.buyers(5);
      const { id } = (await jobs.start({ kind: "block_users", ids, reason })).body.job;
      await runTwice(id, false);
      expect(await jobs.read(id)).toMatchObject({ done: 5, failed: 0 });
      const gone = (await jobs.start({ kind: "block_users", ids: ["cus_none"], reason })).body.job;
      expect(await runTwice(gone.id, true)).toEqual(["rejected", "rejected"]);
      expect(await jobs.read(gone.id)).toMatchObject({ failed: 0 });
      for (const one of [id, gone.id]) await jobs.cancel(one);
    } finally {
      await release();
    }
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
