import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnColumns, type ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { byCreation, followCursor, type Placed, type RowOrder } from "../../shared/row-order.ts";
import type { SqlFilter } from "../../shared/sql-filter.ts";

/** A condition on rows of `return_request`. */
export type ReturnFilter = SqlFilter;

const orders = {
  /** those that wait for the shop first, then those in transit, then settled ones; each newest first */
  urgent: {
    key: `(case status when 'requested' then 3 when 'received' then 2 when 'approved' then 1 else 0 end) * 1e12
      + extract(epoch from created_at)`,
    kind: "number",
    id: "id",
    direction: "desc",
  },
  newest: byCreation("return_request", "newest"),
  oldest: byCreation("return_request", "oldest"),
} as const satisfies Record<TimeSort | "urgent", RowOrder>;

export interface ReturnPage {
  sort: keyof typeof orders;
  limit: number;
  offset: number;
  cursor?: string;
}

const partOf = ({ sort, cursor }: ReturnPage) => followCursor(orders[sort], sort, cursor);

function returnIdsSql({ where, values }: ReturnFilter, page: ReturnPage) {
  const part = partOf(page);
  const sql = `select id from return_request where ${where} and ${part.follows} ${part.by} limit ? offset ?`;
  return { sql, values: [...values, ...part.values, page.limit, page.offset] };
}

/** Full rows are read only for the page, however many precede it. */
export function returnPageSql(filter: ReturnFilter, page: ReturnPage) {
  const part = partOf(page);
  const { sql: ids, values } = returnIdsSql(filter, page);
  const sql = `with page as materialized (${ids})
    select ${returnColumns}, ${part.column} from return_request where id in (select page.id from page) ${part.by}`;
  return { sql, values };
}

/** A page of the matching returns, and the cursor of the next one. */
export async function readReturnPage(
  container: MedusaContainer,
  filter: ReturnFilter,
  page: ReturnPage,
): Promise<{ rows: ReturnRow[]; next: string | null }> {
  const { sql, values } = returnPageSql(filter, page);
  const rows = await readRows<ReturnRow & Placed>(container, sql, values);
  return { rows, next: partOf(page).next(rows, page.limit) };
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

/** A shop's returns by status. */
export async function countShopReturns(container: MedusaContainer, sellerId: string): Promise<ReturnCounts> {
  const rows = await readRows<{ status: ReturnStatus; count: number }>(
    container,
    "select status, count(*)::int as count from return_request where seller_id = ? and deleted_at is null group by status",
    [sellerId],
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(returnStatuses.map((one) => [one, found.get(one) ?? 0])) as ReturnCounts;
}
