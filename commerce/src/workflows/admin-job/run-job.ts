import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { readSql } from "../users/sql.ts";
import { requireRankOfKind } from "./job-ranks.ts";
import type { StoredJob, ObjectRow } from "./job-row.ts";
import { runRow, settleRow } from "./run-row.ts";

/** Seconds to wait for another process with the same job. */
const WAIT = 5;

/** Rows after which the rank is read again. */
const BATCH = 20;

/**
 * Continues a bulk act until every row has a result. Any process can continue it: what a row was before is stored before
 * its single act begins, so that a row whose end was lost is recognised and not carried out twice. A cancellation and a
 * lost rank take effect at the next row and the next batch. A row that was begun when the job ended is only compared.
 */
export async function runJob(container: MedusaContainer, jobId: string): Promise<void> {
  const locking = container.resolve(Modules.LOCKING);
  await locking.execute(
    [`admin-job:${jobId}`],
    async (lost?: AbortSignal) => {
      for (;;) {
        const job = await readStored(container, jobId);
        if (!job || job.status === "done") return;
        if (job.status !== "running") return settle(container, job, lost);
        if (!(await isPermitted(container, job))) {
          await end(container, jobId, "stopped");
          continue;
        }
        const rows = await readNext(container, jobId);
        if (rows.length === 0) return end(container, jobId, "done");
        for (const row of rows) {
          // the lock expired, since this process was suspended for too long: another one has taken over
          lost?.throwIfAborted();
          if (!(await runRow(container, { job, row, lost }))) break;
        }
      }
    },
    { timeout: WAIT },
  );
}

/** The rows that a process had begun before a cancelled or stopped job ended, and whose end was lost. */
async function settle(container: MedusaContainer, job: StoredJob, lost?: AbortSignal): Promise<void> {
  for (const row of await readNext(container, job.id))
    if (row.state === "begun") await settleRow(container, { job, row, lost });
}

async function readStored(container: MedusaContainer, id: string): Promise<StoredJob | undefined> {
  const [job] = await readRows<StoredJob>(
    container,
    "select id, admin_id, kind, status, reason, reasons, category_id, note, reference, undoes from admin_job where id = ?",
    [id],
  );
  return job;
}

async function isPermitted(
  container: MedusaContainer,
  { admin_id: adminId, kind }: StoredJob,
): Promise<boolean> {
  try {
    await requireRankOfKind(readSql(container), adminId, kind);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}

/** Rows that were begun come first. */
const readNext = (container: MedusaContainer, id: string): Promise<ObjectRow[]> =>
  readRows(
    container,
    `select id, object_id, state, expected, target, before from admin_job_row
     where job_id = ? and state in ('begun', 'waiting') and deleted_at is null order by state, place limit ${BATCH}`,
    [id],
  );

async function end(container: MedusaContainer, id: string, status: "done" | "stopped"): Promise<void> {
  await readRows(
    container,
    "update admin_job set status = ?, finished_at = now(), updated_at = now() where id = ? and status = 'running'",
    [status, id],
  );
}
