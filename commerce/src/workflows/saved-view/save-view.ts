import type { NewView, SavedView } from "@bezak/contract/saved-views.ts";
import { cleanViewQuery } from "@bezak/contract/view-query.ts";
import { viewsMax } from "@bezak/contract/viewed-lists.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { hashRequest } from "../order/order-request.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { holdViewsOf, knownColumns, readView, viewNotFound } from "./view-row.ts";

interface Creation {
  adminId: string;
  body: NewView;
  /** without a key every request saves another view */
  key?: string;
}

/**
 * Saves a view after one's others of the list. A repeat of its key finds it as it is now.
 * @throws ShopError 409 views_full, 422 idempotency_mismatch, 404 view_not_found for a repeat after its deletion
 */
export function saveView(container: MedusaContainer, { adminId, body, key }: Creation): Promise<SavedView> {
  return inTransaction(container, async (sql) => {
    await holdViewsOf(sql, adminId);
    const hash = hashRequest(body);
    const id = key === undefined ? generateEntityId("", "view") : idOfKey("view", adminId, key);
    const created = key && (await findCreated(sql, { table: "saved_view", hash: "body_hash" }, { id, hash }));
    if (created && created.deleted) throw viewNotFound();
    if (!created) await insertView(sql, { id, hash, adminId, body });
    return readView(sql, id, adminId);
  });
}

interface NewRow {
  id: string;
  hash: string;
  adminId: string;
  body: NewView;
}

async function insertView(sql: Sql, { id, hash, adminId, body }: NewRow): Promise<void> {
  const { list, name, query, columns, density, shared } = body;
  const [{ count, next }] = (await sql<{ count: number; next: number }>(
    `select count(*)::int as count, coalesce(max(rank) + 1, 0) as next from saved_view
     where owner_id = ? and list = ? and deleted_at is null`,
    [adminId, list],
  )) as [{ count: number; next: number }];
  if (count >= viewsMax) throw new ShopError(409, "views_full", "There are as many views as can be saved");
  await sql(
    `insert into saved_view (id, body_hash, owner_id, list, name, query, columns, density, shared, rank)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
    [
      id,
      hash,
      adminId,
      list,
      name,
      cleanViewQuery(list, query),
      columns && JSON.stringify(knownColumns(list, columns)),
      density,
      shared,
      next,
    ],
  );
}
