import { restoreDays } from "@bezak/contract/content-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { releasePictures } from "./banner-pictures.ts";
import { fromStoredParts, getParts, type ContentParts, type ContentTable } from "./content-parts.ts";
import { changeContent, type ContentView } from "./content-row.ts";
import { findVersion } from "./content-versions.ts";
import { checkAgain } from "./publish-draft.ts";
import { changeDraft, findTable, lockContent, publishParts, tables } from "./write-content.ts";
import { rankIn } from "./written-content.ts";

interface Rollback {
  id: string;
  number: number;
  version?: string;
  adminId: string;
}

/**
 * Publishes an earlier version again, as a new one. Whether it is switched on does not change, nor does a draft that differs.
 * @throws ShopError 400 invalid_input, 404 not_found, 409 stale_version
 */
export function rollBackContent(
  container: MedusaContainer,
  { id, number, version, adminId }: Rollback,
): Promise<ContentView> {
  return changeContent(container, async (sql) => {
    const table: ContentTable = await findTable(sql, id);
    const before = await lockContent(sql, table, id);
    refuseStale(version, before);
    const stored = await findVersion(sql, id, number);
    if (!stored) throw new ShopError(404, "not_found", "There is no such version");
    const parts = { ...fromStoredParts<typeof table>(stored), active: before.active };
    const after = await checkAgain(sql, table, parts);
    return publishParts(sql, { table, before, after, act: "rolled_back", authorId: adminId, from: number });
  });
}

/**
 * Restores a deleted banner or section with its draft, switched off and after all others. What is not deleted stays as it is.
 * @throws ShopError 400 invalid_input when a section's banner has gone, 404 not_found
 */
export function restoreContent(
  container: MedusaContainer,
  { id, adminId }: { id: string; adminId: string },
): Promise<ContentView> {
  return changeContent(container, async (sql) => {
    const table = await findTable(sql, id);
    const { columns, view } = tables[table];
    const isRecent = `deleted_at > now() - interval '${restoreDays} days'
      and exists (select 1 from content_version where content_id = ${table}.id)`;
    const [row] = await sql<{ deleted_at: Date | null; is_recent: boolean }>(
      `select deleted_at, ${isRecent} as is_recent from ${table} where id = ? for update`,
      [id],
    );
    if (!row?.deleted_at) return lockContent(sql, table, id);
    if (!row.is_recent) throw new ShopError(404, "not_found", "It was deleted too long ago");
    const [restored] = await sql(
      `update ${table} set deleted_at = null, rank = ${rankIn(table)} where id = ? returning ${columns}`,
      [null, id],
    );
    const before = view(restored as never);
    const switchOff = (parts: ContentParts[typeof table]) => ({ ...parts, active: false });
    const parts = getParts[table](before as unknown as ContentParts[typeof table] as never);
    const after = await checkAgain(sql, table, switchOff(parts));
    const draft = changeDraft(before, switchOff);
    return publishParts(sql, { table, before, after, draft, act: "restored", authorId: adminId });
  });
}

/** Releases the pictures of banners that cannot be restored any more; their versions remain without them. */
export async function releaseDeletedPictures(container: MedusaContainer): Promise<void> {
  const rows = await readRows<{ id: string }>(
    container,
    `select id from banner where deleted_at < now() - interval '${restoreDays} days'
       and exists (select 1 from shop_upload_use where holder = 'banner:' || banner.id and deleted_at is null)`,
    [],
  );
  for (const { id } of rows) await changeContent(container, (sql) => releasePictures(container, sql, id));
}
