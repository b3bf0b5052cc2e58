import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { ApprovalKind, ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import { IS_WAITING } from "../../modules/approval/approval-repository.ts";
import type { RowOrder } from "../../shared/row-order.ts";
import { toLikePattern } from "../../text/like-pattern.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { SEARCHED_ADMINISTRATOR } from "../users/searched-administrator.ts";

export interface ApprovalFilter {
  status?: ApprovalStatus;
  kind?: ApprovalKind;
  /** id of the order */
  order?: string;
  q?: string;
  sort?: TimeSort;
}

/** The same expression as in an index of `approval`. */
const WORDS = `lower(number || ' ' || reason || ' ' || coalesce(reference, ''))`;

/** Each of them by an index; as an array, so that the planner does not read all to compare them with what is found. */
const FOUND = `id = any(array(select id from approval where deleted_at is null and ${WORDS} like ?
  union all select id from approval where deleted_at is null and seller_id in (select id from seller where lower(name) like ?)
  union all select id from approval where deleted_at is null and requested_by in (select id from "user" where ${SEARCHED_ADMINISTRATOR} like ?)
  union all select id from approval where deleted_at is null and decided_by in (select id from "user" where ${SEARCHED_ADMINISTRATOR} like ?)))`;

/** Nothing marks a request when its time is over. */
function hasStatus(status: ApprovalStatus): FilterPart {
  if (status === "waiting") return [IS_WAITING, []];
  if (status === "expired")
    return ["status in ('waiting', 'expired') and (status = 'expired' or expires_at <= now())", []];
  return ["status = ?", [status]];
}

/** Requests of these kinds. */
export function filterApprovals(
  kinds: readonly ApprovalKind[],
  { status, kind, order, q }: ApprovalFilter,
): SqlFilter {
  const parts: FilterPart[] = [
    ["deleted_at is null", []],
    ["kind = any(?::text[])", [[...kinds]]],
  ];
  if (status !== undefined) parts.push(hasStatus(status));
  if (kind !== undefined) parts.push(["kind = ?", [kind]]);
  if (order !== undefined) parts.push(["order_id = ?", [order]]);
  const text = q?.trim().toLowerCase();
  if (text) parts.push([FOUND, Array.from({ length: 4 }, () => toLikePattern(text))]);
  return joinParts(parts);
}

/** Those that wait oldest first, all others newest first, unless an order is chosen. */
export const sortApprovals = ({ status, sort }: Pick<ApprovalFilter, "status" | "sort">): TimeSort =>
  sort ?? (status === "waiting" ? "oldest" : "newest");

export const orderApprovals = (sort: TimeSort): RowOrder => ({
  key: "requested_at",
  kind: "time",
  id: "id",
  direction: sort === "oldest" ? "asc" : "desc",
});
