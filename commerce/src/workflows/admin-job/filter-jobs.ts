import type { JobKind, JobStatus } from "@bezak/contract/job-kinds.ts";
import { toLikePattern } from "../../text/like-pattern.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { SEARCHED_ADMINISTRATOR } from "../users/searched-administrator.ts";

export interface JobFilter {
  status?: JobStatus;
  kind?: JobKind;
  /** in the reason, the note and the administrator */
  q?: string;
  /** only those that the administrator started */
  own?: boolean;
}

/** The same expression as in an index of `admin_job`. */
const WORDS = `lower(coalesce(reason, '') || ' ' || coalesce(note, ''))`;

/** Each of them by an index; as an array, so that the planner does not read all jobs to compare them with what is found. */
const FOUND = `job.id = any(array(select id from admin_job where deleted_at is null and ${WORDS} like ?
  union all select id from admin_job where deleted_at is null and admin_id in (
    select id from "user" where ${SEARCHED_ADMINISTRATOR} like ?)))`;

/** A condition on `admin_job job`: those of these kinds. */
export function filterJobs(
  { kinds, adminId }: { kinds: readonly JobKind[]; adminId: string },
  { status, kind, q, own }: JobFilter,
): SqlFilter {
  const parts: FilterPart[] = [
    ["job.deleted_at is null", []],
    ["job.kind = any(?::text[])", [kinds.filter((one) => kind === undefined || one === kind)]],
  ];
  if (status !== undefined) parts.push(["job.status = ?", [status]]);
  if (own) parts.push(["job.admin_id = ?", [adminId]]);
  const text = q?.trim().toLowerCase();
  if (text) parts.push([FOUND, [toLikePattern(text), toLikePattern(text)]]);
  return joinParts(parts);
}
