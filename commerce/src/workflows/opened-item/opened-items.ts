import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import { moderationTimes } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { administratorName } from "../moderation/administrator-name.ts";

/** Where somebody has it open: in the queue of moderation, or on the page of an order or a product. */
export type OpenedOn = "queue" | "order" | "product";

/** Nobody sees more than this of what others have open. */
const MOST = 100;

/** What other administrators have open now: of what waits in the queue, on pages too, or only this item. */
export async function readOpened(
  container: MedusaContainer,
  adminId: string,
  itemId?: string,
): Promise<OpenedItem[]> {
  const rows = await readRows<{ item_id: string; opened_by: string; opened_at: Date; name: string }>(
    container,
    `select opened.item_id, opened.opened_by, opened.opened_at, ${administratorName} as name
     from opened_item opened join "user" administrator on administrator.id = opened.opened_by
     where opened.until > now() and opened.opened_by <> ?
       and ${itemId === undefined ? "opened.opened_on <> 'order'" : "opened.item_id = ?"}
     order by opened.opened_at, opened.opened_by limit ${MOST}`,
    itemId === undefined ? [adminId] : [adminId, itemId],
  );
  return rows.map((row) => ({
    id: row.item_id,
    by: { id: row.opened_by, name: row.name },
    since: new Date(row.opened_at).toISOString(),
  }));
}

/**
 * The item of the queue counts as open by this administrator for a minute, and no other one: somebody reads one at a time. Only
 * whoever decides is stopped by anything; this only tells.
 */
export async function openItem(
  container: MedusaContainer,
  adminId: string,
  itemId: string | undefined,
): Promise<void> {
  await readRows(
    container,
    "delete from opened_item where opened_by = ? and opened_on = 'queue' and item_id <> ?",
    [adminId, itemId ?? ""],
  );
  if (itemId !== undefined) await renewOpened(container, { adminId, itemId, on: "queue" });
}

/** An administrator has it open, for a minute from now. */
export async function renewOpened(
  container: MedusaContainer,
  { adminId, itemId, on }: { adminId: string; itemId: string; on: OpenedOn },
): Promise<void> {
  await readRows(
    container,
    `insert into opened_item as opened (item_id, opened_by, opened_on, until)
     values (?, ?, ?, now() + ${moderationTimes.open} * interval '1 second')
     on conflict (item_id, opened_by) do update set until = excluded.until, opened_on = excluded.opened_on,
       opened_at = case when opened.until < now() then now() else opened.opened_at end`,
    [itemId, adminId, on],
  );
}
