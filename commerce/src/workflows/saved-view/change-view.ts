import { isDeepStrictEqual } from "node:util";
import type { SavedView, ViewChange } from "@bezak/contract/saved-views.ts";
import { cleanViewQuery } from "@bezak/contract/view-query.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { knownColumns, lockView, readView } from "./view-row.ts";

function applyChange(view: SavedView, change: ViewChange): SavedView {
  const { version: _, position: __, query, columns, ...rest } = change;
  return {
    ...view,
    ...rest,
    ...(query !== undefined && { query: cleanViewQuery(view.list, query) }),
    ...(columns !== undefined && { columns: columns && knownColumns(view.list, columns) }),
  };
}

/** Moves a view among its owner's of the list, and numbers these from 0; the others stay in their version. */
async function moveView(sql: Sql, { id, list }: SavedView, adminId: string, position: number): Promise<void> {
  const rows = await sql<{ id: string }>(
    `select id from saved_view where owner_id = ? and list = ? and deleted_at is null
     order by rank, lower(name), created_at, id`,
    [adminId, list],
  );
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  ids.splice(position, 0, id);
  await sql("update saved_view set rank = array_position(?::text[], id) - 1 where id = any(?::text[])", [
    ids,
    ids,
  ]);
  await sql(`update saved_view set ${renewVersion} where id = ?`, [id]);
}

/**
 * Changes a view of one's own; absent fields stay, and a repeat changes nothing.
 * @throws ShopError 401 unauthorized, 403 forbidden, 404 view_not_found, 409 stale_version
 */
export function changeView(
  container: MedusaContainer,
  { id, adminId, change }: { id: string; adminId: string; change: ViewChange },
): Promise<SavedView> {
  return inTransaction(container, async (sql) => {
    const before = await lockView(sql, id, adminId);
    refuseStale(change.version, before);
    const after = applyChange(before, change);
    if (!isDeepStrictEqual(after, before))
      await sql(
        `update saved_view set name = ?, query = ?, columns = ?::jsonb, density = ?, shared = ?, ${renewVersion}
         where id = ?`,
        [
          after.name,
          after.query,
          after.columns && JSON.stringify(after.columns),
          after.density,
          after.shared,
          id,
        ],
      );
    if (change.position !== undefined && change.position !== before.position)
      await moveView(sql, before, adminId, change.position);
    return readView(sql, id, adminId);
  });
}
