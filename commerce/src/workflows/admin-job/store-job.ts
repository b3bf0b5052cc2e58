import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { jobLimits, type JobKind } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { enqueue } from "../../queue/enqueue.ts";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { hashRequest } from "../order/order-request.ts";
import { inTransaction, readSql, toSqlScope, type Sql } from "../users/sql.ts";
import type { JobParameters } from "./job-act.ts";
import { readJob } from "./read-jobs.ts";

/** An object of a new job, and the version of it that the administrator saw, if the act is for that one only. */
export interface NewRow {
  id: string;
  version?: string;
}

interface NewStoredJob {
  kind: JobKind;
  adminId: string;
  /** of the request, compared with that of a repeat */
  body: object;
  /** without a key every request starts another job */
  key: string | undefined;
  parameters: Partial<JobParameters>;
  findRows: () => Promise<readonly NewRow[]>;
  /** in the transaction that stores the job; may refuse it */
  check?: (sql: Sql) => Promise<void>;
}

/**
 * Stores a bulk act with its rows and queues it. A repeat of its key finds it.
 * @throws ShopError 409 jobs_full, 422 idempotency_mismatch, and those of `findRows` and `check`
 */
export async function storeJob(container: MedusaContainer, job: NewStoredJob): Promise<AdminJob> {
  const { kind, adminId, body, key, parameters, findRows, check } = job;
  const hash = hashRequest(body);
  const id = key === undefined ? generateEntityId("", "job") : idOfKey("job", adminId, key);
  const isRepeat = async (sql: Sql) =>
    key !== undefined &&
    (await findCreated(sql, { table: "admin_job", hash: "body_hash" }, { id, hash })) !== undefined;
  // before the search: the job may have changed what its filter finds
  if (await isRepeat(readSql(container))) return readJob(container, id, adminId);
  const rows = await findRows();
  await inTransaction(container, async (sql) => {
    if (await isRepeat(sql)) return;
    await holdJobsOf(sql, adminId);
    await check?.(sql);
    const { reason, reasons, categoryId, note, reference } = parameters;
    await sql(
      `insert into admin_job (id, admin_id, kind, reason, reasons, category_id, note, reference, total, body_hash)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?)`,
      [
        id,
        adminId,
        kind,
        reason ?? null,
        reasons?.length ? JSON.stringify(reasons) : null,
        categoryId ?? null,
        note ?? null,
        reference ?? null,
        rows.length,
        hash,
      ],
    );
    await sql(
      `insert into admin_job_row (id, job_id, place, object_id, expected)
       select ? || ':' || place, ?, place, object, case when version <> '' then jsonb_build_object('version', version) end
       from unnest(?::text[], ?::text[]) with ordinality as found(object, version, place)`,
      [id, id, rows.map((row) => row.id), rows.map((row) => row.version ?? "")],
    );
    await enqueue(toSqlScope(sql), "run-admin-job", { jobId: id });
  });
  return readJob(container, id, adminId);
}

/** @throws ShopError 409 jobs_full */
export async function holdJobsOf(sql: Sql, adminId: string): Promise<void> {
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`admin_job:${adminId}`]);
  const running = await sql("select 1 from admin_job where admin_id = ? and status = 'running'", [adminId]);
  if (running.length >= jobLimits.running) throw new ShopError(409, "jobs_full", "Other jobs are running");
}
