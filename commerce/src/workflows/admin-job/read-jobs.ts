import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { jobKinds, jobLimits } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { byCreation, followCursor, orderBy, unplaced, type Placed } from "../../shared/row-order.ts";
import { ShopError } from "../../shop-error.ts";
import { readSql } from "../users/sql.ts";
import { filterJobs, type JobFilter } from "./filter-jobs.ts";
import { permittedKinds } from "./job-ranks.ts";

export const noSuchJob = () => new ShopError(404, "job_not_found", "There is no such job");

interface StoredJob extends Omit<AdminJob, "own" | "admin" | "undoUntil" | "createdAt" | "finishedAt"> {
  admin_id: string;
  email: string | null;
  created_at: Date;
  finished_at: Date | null;
  undo_until: Date | null;
  /** rows that undoing jobs have returned */
  returned: number;
}

const columns = `job.id, job.kind, job.status, job.admin_id, "user".email, job.reason, coalesce(job.reasons, '[]') as reasons, job.note as text, job.reference, job.undoes, undoing.id as "undoneBy",
  undoing.status as "undoStatus", coalesce(undoing.returned, 0)::int as returned,
  job.total, job.done, job.unchanged, job.failed, job.created_at, job.finished_at,
  job.finished_at + interval '${jobLimits.undoHours} hours' as undo_until`;

const from = `from admin_job job left join "user" on "user".id = job.admin_id
  left join lateral (
    select id, status, sum(done + unchanged) over () as returned from admin_job
    where undoes = job.id order by created_at desc, id desc limit 1) undoing on true`;

function view(
  { admin_id, email, created_at, finished_at, undo_until, returned, ...job }: StoredJob,
  adminId: string,
): AdminJob {
  const isUndone = job.undoStatus === "running" || job.undoStatus === "done";
  const canUndo = jobKinds[job.kind].undoable && job.undoes === null && !isUndone && job.done > returned;
  const isOpen = undo_until !== null && undo_until.getTime() > Date.now();
  return {
    ...job,
    admin: { id: admin_id, email },
    own: admin_id === adminId,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    undoUntil: canUndo && isOpen ? undo_until.toISOString() : null,
  };
}

export interface JobsQuery extends JobFilter {
  sort: TimeSort;
  limit: number;
  offset: number;
  cursor?: string;
}

/** A page of the jobs whose single acts the administrator may make. */
export async function readJobs(
  container: MedusaContainer,
  adminId: string,
  { sort, limit, offset, cursor, ...filter }: JobsQuery,
): Promise<{ jobs: AdminJob[]; count: number; next: string | null }> {
  const part = followCursor(byCreation("job", sort), sort, cursor);
  const kinds = await permittedKinds(readSql(container), adminId);
  const { where, values } = filterJobs({ kinds, adminId }, filter);
  const [rows, [counted]] = await Promise.all([
    readRows<StoredJob & Placed>(
      container,
      `select ${columns}, ${part.column} ${from} where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, offset],
    ),
    readRows<{ count: number }>(
      container,
      `select count(*)::int as count from admin_job job where ${where}`,
      values,
    ),
  ]);
  return {
    jobs: rows.map((row) => view(unplaced(row), adminId)),
    count: counted?.count ?? 0,
    next: part.next(rows, limit),
  };
}

/** Ids in the order of the list, at most `limit`. */
export async function findJobIds(
  container: MedusaContainer,
  adminId: string,
  { sort, limit, ...filter }: JobFilter & { sort: TimeSort; limit: number },
): Promise<string[]> {
  const kinds = await permittedKinds(readSql(container), adminId);
  const { where, values } = filterJobs({ kinds, adminId }, filter);
  const rows = await readRows<{ id: string }>(
    container,
    `select job.id from admin_job job where ${where} ${orderBy(byCreation("job", sort))} limit ?`,
    [...values, limit],
  );
  return rows.map(({ id }) => id);
}

/** These jobs in any sequence, as the administrator sees them. */
export async function readJobsByIds(
  container: MedusaContainer,
  adminId: string,
  ids: readonly string[],
): Promise<AdminJob[]> {
  const rows = await readRows<StoredJob>(
    container,
    `select ${columns} ${from} where job.id = any(?::text[])`,
    [ids],
  );
  return rows.map((row) => view(row, adminId));
}

/** @throws ShopError 404 job_not_found, also for one whose single act the administrator may not make */
export async function readJob(container: MedusaContainer, id: string, adminId: string): Promise<AdminJob> {
  const kinds = await permittedKinds(readSql(container), adminId);
  const [row] = await readRows<StoredJob>(
    container,
    `select ${columns} ${from} where job.deleted_at is null and job.id = ? and job.kind = any(?::text[])`,
    [id, kinds],
  );
  if (!row) throw noSuchJob();
  return view(row, adminId);
}
