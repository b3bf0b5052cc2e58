import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { notifiedFrom } from "./decisions.ts";

/** Those of these items that were decided so lately that it may be undone: nobody is told of it yet. */
export async function readHeld(container: MedusaContainer, ids: readonly string[]): Promise<Set<string>> {
  const rows = await readRows<{ item_id: string }>(
    container,
    `select decision.item_id from moderation_decision decision
     where decision.item_id = any(?::text[]) and decision.deleted_at is null and ${notifiedFrom} > now()`,
    [ids],
  );
  return new Set(rows.map((row) => row.item_id));
}

/** Items of these kinds whose people are to be told since then, because undoing is over. */
export async function notifiedSince(
  container: MedusaContainer,
  kinds: readonly ModerationKind[],
  since: Date,
): Promise<string[]> {
  const rows = await readRows<{ item_id: string }>(
    container,
    `select distinct decision.item_id from moderation_decision decision
     where decision.kind = any(?::text[]) and decision.deleted_at is null
       and decision.undo_until >= ?::timestamptz - interval '1 minute' and ${notifiedFrom} >= ?::timestamptz`,
    [kinds, since, since],
  );
  return rows.map((row) => row.item_id);
}
