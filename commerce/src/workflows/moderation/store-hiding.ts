import { endCheck } from "../product/shown-parts.ts";
import type { Sql } from "../users/sql.ts";
import { storeDecision } from "./decisions.ts";

/**
 * In the transaction in which an administrator hides a product outside of the queue, changes or keeps the reason or
 * lets its shop publish it again: a decision, with which nothing of the product waits any more.
 */
export async function storeHiding(
  sql: Sql,
  // null if it is not hidden any more
  { id, adminId, after }: { id: string; adminId: string; after: string | null },
): Promise<void> {
  await endCheck(sql, id);
  const outcome = after === null ? "approved" : "rejected";
  await storeDecision(sql, { kind: "product", itemId: id, outcome, reason: after, adminId, undoable: false });
}
