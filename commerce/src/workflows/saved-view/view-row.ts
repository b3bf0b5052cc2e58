import type { SavedView } from "@bezak/contract/saved-views.ts";
import { cleanViewQuery } from "@bezak/contract/view-query.ts";
import { accessTable } from "@bezak/contract/access-table.ts";
import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { listCalls, viewedLists, type Density, type ViewedList } from "@bezak/contract/viewed-lists.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { versionColumn } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseOtherRanks } from "../auth/administrator-rank.ts";
import { refuseFormerAdministrator } from "../users/administrators.ts";
import type { Sql } from "../users/sql.ts";

interface ViewRow {
  id: string;
  owner_id: string;
  list: ViewedList;
  name: string;
  query: string;
  columns: string[] | null;
  density: Density;
  shared: boolean;
  rank: number;
  owner: string | null;
  version: string;
}

const VIEW = `select id, owner_id, list, name, query, columns, density, shared, rank, ${versionColumn},
    (select email from "user" u where u.id = v.owner_id and u.deleted_at is null) as owner
  from saved_view v`;

/** Keys that the list has, of those that were given. */
export const knownColumns = (list: ViewedList, keys: readonly string[]): string[] =>
  keys.filter((key) => (viewedLists[list] as readonly string[]).includes(key));

/** A stored view; what the list no longer understands is left out. */
const toView = (row: ViewRow, adminId: string): SavedView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  query: cleanViewQuery(row.list, row.query),
  columns: row.columns && knownColumns(row.list, row.columns),
  density: row.density,
  shared: row.shared,
  own: row.owner_id === adminId,
  owner: row.owner,
  position: row.rank,
  version: row.version,
});

interface Reader {
  list: ViewedList;
  adminId: string;
}

/**
 * Views are for whoever may open their list: their names and filters tell what is in it.
 * @throws ShopError 403 rank_required
 */
export const refuseHiddenList = (list: ViewedList, rank: AdminRank | null): void =>
  refuseOtherRanks(rank, accessTable[listCalls[list]].ranks ?? []);

/** One's own views of a list in their order, then those that others share, by name. */
export async function readViews(container: MedusaContainer, { list, adminId }: Reader): Promise<SavedView[]> {
  const rows = await readRows<ViewRow>(
    container,
    `${VIEW} where list = ? and deleted_at is null and (owner_id = ? or shared)
     order by owner_id <> ?, case when owner_id = ? then rank end, lower(name), created_at, id`,
    [list, adminId, adminId, adminId],
  );
  return rows.map((row) => toView(row, adminId));
}

export async function readView(sql: Sql, id: string, adminId: string): Promise<SavedView> {
  const [row] = await sql<ViewRow>(`${VIEW} where id = ?`, [id]);
  return toView(row!, adminId);
}

export const viewNotFound = () => new ShopError(404, "view_not_found", "There is no such view");

/**
 * Changes to one's views run one after the other, so that neither their number nor their order is wrong; the end of the
 * account waits for them.
 * @throws ShopError 401 unauthorized
 */
export async function holdViewsOf(sql: Sql, adminId: string): Promise<void> {
  await sql('select 1 from "user" where id = ? for share', [adminId]);
  await refuseFormerAdministrator(sql, adminId);
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`saved_view:${adminId}`]);
}

/**
 * A view of one's own for a change.
 * @throws ShopError 401 unauthorized, 403 forbidden for a view that somebody else shares, 404 view_not_found
 */
export async function lockView(sql: Sql, id: string, adminId: string): Promise<SavedView> {
  await holdViewsOf(sql, adminId);
  const [row] = await sql<ViewRow>(`${VIEW} where id = ? and deleted_at is null for update of v`, [id]);
  if (!row || (row.owner_id !== adminId && !row.shared)) throw viewNotFound();
  if (row.owner_id !== adminId) throw new ShopError(403, "forbidden", "Only its owner changes a view");
  return toView(row, adminId);
}
