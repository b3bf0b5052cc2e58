import { jobKinds, type JobKind, type JobRowState } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { followCursor, unplaced, type Placed, type RowOrder } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { readJob } from "./read-jobs.ts";

const names: Record<(typeof jobKinds)[JobKind]["list"], string> = {
  products: "(select title from product where product.id = object_id and deleted_at is null)",
  users: `coalesce(
    (select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from customer
     where customer.id = object_id and deleted_at is null),
    (select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from "user"
     where "user".id = object_id and deleted_at is null))`,
  parcels: "(select number from seller_order where id = object_id and deleted_at is null)",
  reviews: `(select coalesce(nullif(review.title, ''), left(review.text, 80)) from product_review review
    where review.id = object_id and review.deleted_at is null)`,
  applications: "(select company_name from seller_application where id = object_id and deleted_at is null)",
  payouts: "(select lpad(no::text, 6, '0') from seller_payout where id = object_id and deleted_at is null)",
  messages: "(select number from contact_message where id = object_id and deleted_at is null)",
};

export interface ReadJobRow {
  object: { id: string; name: string };
  state: JobRowState;
  code: string | null;
}

/** A bulk act, and the administrator who reads it. */
export interface JobOfReader {
  id: string;
  adminId: string;
}

const shownState = "case state when 'begun' then 'waiting' else state end";

export interface JobRowChoice {
  state?: JobRowState;
  /** part of the name of the object, or its id */
  q?: string;
}

function chooseRows({ id, kind }: { id: string; kind: JobKind }, { state, q }: JobRowChoice): SqlFilter {
  const parts: FilterPart[] = [["job_id = ? and deleted_at is null", [id]]];
  if (state) parts.push([`${shownState} = ?`, [state]]);
  const sought = q?.trim();
  // a job has at most 10,000 rows, whose objects are found by their keys
  if (sought)
    parts.push([
      `(object_id = ? or strpos(lower(${names[jobKinds[kind].list]}), ?) > 0)`,
      [sought, sought.toLowerCase()],
    ]);
  return joinParts(parts);
}

const columnsOf = (kind: JobKind) =>
  `json_build_object('id', object_id, 'name', coalesce(${names[jobKinds[kind].list]}, '')) as object,
   ${shownState} as state, code`;

const inPlace: RowOrder = { key: "place", kind: "number", id: "id", direction: "asc" };

/**
 * A page of the rows of a job, in its sequence.
 * @throws ShopError 404 job_not_found
 */
export async function readJobRows(
  container: MedusaContainer,
  { id, adminId }: JobOfReader,
  { limit, offset, cursor, ...choice }: JobRowChoice & { limit: number; offset: number; cursor?: string },
): Promise<{ rows: ReadJobRow[]; count: number; next: string | null }> {
  const part = followCursor(inPlace, "place", cursor);
  const { kind } = await readJob(container, id, adminId);
  const { where, values } = chooseRows({ id, kind }, choice);
  const [rows, [counted]] = await Promise.all([
    readRows<ReadJobRow & Placed>(
      container,
      `select ${columnsOf(kind)}, ${part.column} from admin_job_row
       where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, offset],
    ),
    readRows<{ count: number }>(
      container,
      `select count(*)::int as count from admin_job_row where ${where}`,
      values,
    ),
  ]);
  return {
    rows: rows.map((row) => unplaced(row)),
    count: counted?.count ?? 0,
    next: part.next(rows, limit),
  };
}

/**
 * The ids of rows, in the job's sequence, at most `limit`.
 * @throws ShopError 404 job_not_found
 */
export async function findJobRowIds(
  container: MedusaContainer,
  { id, adminId }: JobOfReader,
  { limit, ...choice }: JobRowChoice & { limit: number },
): Promise<string[]> {
  const { kind } = await readJob(container, id, adminId);
  const { where, values } = chooseRows({ id, kind }, choice);
  const rows = await readRows<{ id: string }>(
    container,
    `select id from admin_job_row where ${where} order by place limit ?`,
    [...values, limit],
  );
  return rows.map((row) => row.id);
}

/** These rows of a job, in any sequence. */
export async function readJobRowsByIds(
  container: MedusaContainer,
  { id, adminId }: JobOfReader,
  ids: readonly string[],
): Promise<(ReadJobRow & { id: string; place: number })[]> {
  const { kind } = await readJob(container, id, adminId);
  return readRows(
    container,
    `select id, place, ${columnsOf(kind)} from admin_job_row where job_id = ? and id = any(?::text[])`,
    [id, ids],
  );
}
