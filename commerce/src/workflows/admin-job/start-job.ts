import type { AdminJob, NewJob } from "@bezak/contract/admin-jobs.ts";
import { jobKinds, jobLimits, type JobKind } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { enqueue } from "../../queue/enqueue.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, readSql, toSqlScope, type Sql } from "../users/sql.ts";
import { startedActs } from "./job-acts.ts";
import { requireRankOfKind } from "./job-ranks.ts";
import { noSuchJob, readJob } from "./read-jobs.ts";
import { holdJobsOf, storeJob } from "./store-job.ts";

interface Creation {
  adminId: string;
  body: NewJob;
  /** without a key every request starts another job */
  key?: string;
}

/**
 * Stores the rows of a bulk act, of which a filter finds those of now, and queues it. A repeat of its key finds it.
 * @throws ShopError 400 invalid_query | job_too_large | job_empty, 403 rank_required, 404 category_not_found, 409 job_count_changed | jobs_full, 422
 * idempotency_mismatch
 */
export async function startJob(
  container: MedusaContainer,
  { adminId, body, key }: Creation,
): Promise<AdminJob> {
  const { kind } = body;
  await requireRankOfKind(readSql(container), adminId, kind);
  return storeJob(container, {
    kind,
    adminId,
    body,
    key,
    parameters: {
      reason: body.reason ?? null,
      reasons: body.reasons ?? [],
      categoryId: body.categoryId ?? null,
      note: body.text ?? null,
    },
    findRows: async () => (await findObjects(container, body, adminId)).map((id) => ({ id })),
    check: (sql) => refuseUnknownCategory(sql, body),
  });
}

async function findObjects(
  container: MedusaContainer,
  { kind, ids, filter, count }: NewJob,
  adminId: string,
): Promise<string[]> {
  const found = ids
    ? [...new Set(ids)]
    : await startedActs[kind].find(container, filter ?? {}, { limit: jobLimits.rows + 1, adminId });
  if (found.length > jobLimits.rows) throw new ShopError(400, "job_too_large", "More rows match");
  if (found.length === 0) throw new ShopError(400, "job_empty", "No row matches");
  if (count !== undefined && found.length !== count)
    throw new ShopError(409, "job_count_changed", "Another number of rows matches", { count: found.length });
  return found;
}

async function refuseUnknownCategory(sql: Sql, { categoryId }: NewJob): Promise<void> {
  if (categoryId === undefined) return;
  const found = await sql("select 1 from product_category where id = ? and deleted_at is null", [categoryId]);
  if (found.length === 0) throw new ShopError(404, "category_not_found", "There is no such category");
}

/**
 * Starts the job that undoes another one: the rows that it changed, each if it is still as that job left it. A repeat finds
 * the first one; when that was stopped, another one returns the rest.
 * @throws ShopError 403 rank_required, 404 job_not_found, 409 job_running | job_not_undoable | undo_expired | jobs_full
 */
export async function undoJob(
  container: MedusaContainer,
  undone: string,
  adminId: string,
): Promise<AdminJob> {
  const known = await readJob(container, undone, adminId);
  await requireRankOfKind(readSql(container), adminId, known.kind);
  const id = await inTransaction(container, async (sql) => {
    const [job] = await sql<{ kind: JobKind; status: string; undoes: string | null; is_late: boolean }>(
      `select kind, status, undoes, coalesce(finished_at < now() - interval '${jobLimits.undoHours} hours', false) as is_late
       from admin_job where id = ? for update`,
      [undone],
    );
    if (!job) throw noSuchJob();
    const [before] = await sql<{ id: string }>(
      "select id from admin_job where undoes = ? and status in ('running', 'done')",
      [undone],
    );
    if (before) return before.id;
    // a begun row may still turn out to be done
    const begun = await sql("select 1 from admin_job_row where job_id = ? and state = 'begun' limit 1", [
      undone,
    ]);
    if (job.status === "running" || begun.length > 0)
      throw new ShopError(409, "job_running", "It is still running");
    if (!jobKinds[job.kind].undoable || job.undoes !== null)
      throw new ShopError(409, "job_not_undoable", "It cannot be undone");
    if (job.is_late) throw new ShopError(409, "undo_expired", "It ended too long ago");
    await holdJobsOf(sql, adminId);
    return insertUndo(sql, { undone, adminId, kind: job.kind });
  });
  return readJob(container, id, adminId);
}

async function insertUndo(
  sql: Sql,
  { undone, adminId, kind }: { undone: string; adminId: string; kind: JobKind },
): Promise<string> {
  const id = generateEntityId("", "job");
  const changed = `from admin_job_row changed where job_id = ? and state = 'done' and not exists (
    select from admin_job former join admin_job_row returned on returned.job_id = former.id
    where former.undoes = changed.job_id and returned.object_id = changed.object_id
      and returned.state in ('done', 'unchanged'))`;
  const [{ total }] = (await sql<{ total: number }>(`select count(*)::int as total ${changed}`, [
    undone,
  ])) as [{ total: number }];
  if (total === 0) throw new ShopError(409, "job_not_undoable", "There is nothing to return");
  await sql("insert into admin_job (id, admin_id, kind, undoes, total) values (?, ?, ?, ?, ?)", [
    id,
    adminId,
    kind,
    undone,
    total,
  ]);
  await sql(
    `insert into admin_job_row (id, job_id, place, object_id, expected, target)
     select ? || ':' || row_number() over (order by place), ?, row_number() over (order by place), object_id, after, before
     ${changed}`,
    [id, id, undone],
  );
  await enqueue(toSqlScope(sql), "run-admin-job", { jobId: id });
  return id;
}

/**
 * Stops a job after the row that it is at. A repeat changes nothing.
 * @throws ShopError 404 job_not_found
 */
export async function cancelJob(container: MedusaContainer, id: string, adminId: string): Promise<AdminJob> {
  await readJob(container, id, adminId);
  await readSql(container)(
    "update admin_job set status = 'cancelled', finished_at = now(), updated_at = now() where id = ? and status = 'running'",
    [id],
  );
  return readJob(container, id, adminId);
}
