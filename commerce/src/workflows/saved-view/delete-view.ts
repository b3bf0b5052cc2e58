import type { MedusaContainer } from "@medusajs/framework/types";
import { refuseStale } from "../../shared/row-version.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { lockView } from "./view-row.ts";

/**
 * Deletes a view of one's own; its row remains without content, so that a repeat of its creation saves nothing.
 * @throws ShopError 401 unauthorized, 403 forbidden, 404 view_not_found, 409 stale_version
 */
export function deleteView(
  container: MedusaContainer,
  { id, adminId, version }: { id: string; adminId: string; version: string | undefined },
): Promise<void> {
  return inTransaction(container, async (sql) => {
    const view = await lockView(sql, id, adminId);
    refuseStale(version, view);
    const { list, position } = view;
    await sql("update saved_view set deleted_at = now(), name = '', query = '' where id = ?", [id]);
    // positions are moved by one, so there must be no gap
    await sql(
      `update saved_view set rank = rank - 1
       where owner_id = ? and list = ? and rank > ? and deleted_at is null`,
      [adminId, list, position],
    );
  });
}

/** All views of somebody whose account ends, those that others see too. */
export async function deleteViewsOf(sql: Sql, adminId: string): Promise<void> {
  await sql("delete from saved_view where owner_id = ?", [adminId]);
}
