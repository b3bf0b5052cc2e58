import { limits } from "@bezak/contract/limits.ts";
import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnColumns, type ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { orderByTime } from "../../shared/time-order.ts";
import type { ParcelFilter } from "../parcel/parcel-filter.ts";

/** A condition on rows of `return_request`, with its values. */
export type ReturnFilter = ParcelFilter;

const orders = {
  /** those that wait for the shop first, then those in transit, then settled ones; each newest first */
  urgent: `order by case status when 'requested' then 0 when 'received' then 1 when 'approved' then 2 else 3 end,
    created_at desc, id desc`,
  newest: orderByTime("return_request", "newest"),
  oldest: orderByTime("return_request", "oldest"),
} as const satisfies Record<TimeSort | "urgent", string>;

export interface ReturnPage {
  sort: keyof typeof orders;
  limit: number;
  offset: number;
}

function returnIdsSql({ where, values }: ReturnFilter, { sort, limit, offset }: ReturnPage) {
  const sql = `select id from return_request where ${where} ${orders[sort]} limit ? offset ?`;
  return { sql, values: [...values, limit, offset] };
}

/** Full rows are read only for the page, however many precede it. */
export function returnPageSql(filter: ReturnFilter, page: ReturnPage) {
  const { sql: ids, values } = returnIdsSql(filter, page);
  const sql = `with page as materialized (${ids})
    select ${returnColumns} from return_request where id in (select page.id from page) ${orders[page.sort]}`;
  return { sql, values };
}

/** A page of the matching returns. */
export function readReturnPage(
  container: MedusaContainer,
  filter: ReturnFilter,
  page: ReturnPage,
): Promise<ReturnRow[]> {
  const { sql, values } = returnPageSql(filter, page);
  return readRows<ReturnRow>(container, sql, values);
}

/** The ids of the matching returns in this order. */
export async function findReturnIds(
  container: MedusaContainer,
  filter: ReturnFilter,
  page: ReturnPage,
): Promise<string[]> {
  const { sql, values } = returnIdsSql(filter, page);
  const rows = await readRows<{ id: string }>(container, sql, values);
  return rows.map(({ id }) => id);
}

export type ReturnCounts = Record<ReturnStatus, number>;

/** `most`: after so many matching returns counting ends. */
export function returnCountsSql({ where, values }: ReturnFilter, most: number | null = null) {
  const sql = `select status, count(*)::int as count from (
      select status from return_request where ${where} limit ?) found group by status`;
  return { sql, values: [...values, most] };
}

/** All returns, of each status at most so many, which an index has. */
export const ALL_RETURN_COUNTS = `select status, (select count(*)::int from (
      select 1 from return_request one where one.status = known.status and one.deleted_at is null
      limit ${limits.countedMost}) found) as count
    from unnest(array['${returnStatuses.join("', '")}']) known(status)`;

/** Counts returns by status with a statement of the above. */
export async function countReturns(
  container: MedusaContainer,
  { sql, values }: { sql: string; values: Parameters<typeof readRows>[2] },
): Promise<ReturnCounts> {
  const rows = await readRows<{ status: ReturnStatus; count: number }>(container, sql, values);
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(returnStatuses.map((one) => [one, found.get(one) ?? 0])) as ReturnCounts;
}

/** The number of returns of a status, or of all. */
export const sumCounts = (counts: ReturnCounts, status: ReturnStatus | undefined): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
