import type { OpenedItem } from "@bezak/contract/moderation.ts";
import { moderationTimes } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { administratorName } from "./administrator-name.ts";

/** Nobody sees more than this of what others have open. */
const MOST = 100;

/** What other administrators have open now. */
export async function readOpened(container: MedusaContainer, adminId: string): Promise<OpenedItem[]> {
  const rows = await readRows<{ item_id: string; opened_by: string; opened_at: Date; name: string }>(
    container,
    `select opened.item_id, opened.opened_by, opened.opened_at, ${administratorName} as name
     from opened_item opened join "user" administrator on administrator.id = opened.opened_by
     where opened.until > now() and opened.opened_by <> ? order by opened.opened_at, opened.opened_by limit ${MOST}`,
    [adminId],
  );
  return rows.map((row) => ({
    id: row.item_id,
    by: { id: row.opened_by, name: row.name },
    since: new Date(row.opened_at).toISOString(),
  }));
}

/**
 * The item counts as open by this administrator for a minute, and no other one: somebody reads one at a time. Only whoever
 * decides is stopped by anything; this only tells.
 */
export async function openItem(
  container: MedusaContainer,
  adminId: string,
  itemId: string | undefined,
): Promise<void> {
  await readRows(container, "delete from opened_item where opened_by = ? and item_id <> ?", [
    adminId,
    itemId ?? "",
  ]);
  if (itemId === undefined) return;
  await readRows(
    container,
    `insert into opened_item as opened (item_id, opened_by, until)
     values (?, ?, now() + ${moderationTimes.open} * interval '1 second')
     on conflict (item_id, opened_by) do update set until = excluded.until,
       opened_at = case when opened.until < now() then now() else opened.opened_at end`,
    [itemId, adminId],
  );
}
