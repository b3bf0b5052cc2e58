import { endCheck } from "../product/shown-parts.ts";
import type { Sql } from "../users/sql.ts";
import { storeDecision } from "./decisions.ts";

/** Why a product is hidden; null if it is not. */
type HiddenReason = string | null;

/**
 * In the transaction in which an administrator hides a product outside of the queue, changes the reason or lets its shop
 * publish it again: a decision, with which nothing of the product waits any more.
 */
export async function storeHiding(
  sql: Sql,
  { id, adminId, before, after }: { id: string; adminId: string; before: HiddenReason; after: HiddenReason },
): Promise<void> {
  if (before === after) return;
  await endCheck(sql, id);
  const outcome = after === null ? "approved" : "rejected";
  await storeDecision(sql, { kind: "product", itemId: id, outcome, reason: after, adminId, undoable: false });
}
