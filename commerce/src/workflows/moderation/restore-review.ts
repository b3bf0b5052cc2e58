import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { reviewVersion, type DecidedFields } from "../../modules/review/moderation-repository.ts";
import { renewVersion } from "../../shared/row-version.ts";
import { reviewEvents } from "../review/review-step.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { endDecision, undoRefused } from "./decisions.ts";

interface DecidedReview {
  /** of the decision */
  id: string;
  itemId: string;
  /** that the review still has to have */
  afterVersion: string;
  before: object | null;
}

/** @throws ShopError 409 undo_refused if it has another version */
export async function restoreReview(
  sql: Sql,
  { id, itemId, afterVersion, before }: DecidedReview,
): Promise<void> {
  await sql("select from product_review where id = ? and deleted_at is null for update", [itemId]);
  // a statement of its own: it also sees the reports for which the lock has waited
  const [review] = await sql<{ version: string }>(
    `select ${reviewVersion} as version from product_review review where id = ? and deleted_at is null`,
    [itemId],
  );
  if (review?.version !== afterVersion) throw undoRefused();
  const { status, reason, verified } = before as DecidedFields;
  await sql(
    `update product_review set status = ?, rejection_reason = ?, verified_purchase = ?, ${renewVersion} where id = ?`,
    [status, reason, verified, itemId],
  );
  // the decision and the reports that it settled have the time of one transaction
  await sql(
    `update review_report set settled_at = null, updated_at = now() where review_id = ? and deleted_at is null
       and settled_at = (select decided_at from moderation_decision where id = ?)`,
    [itemId, id],
  );
}

/**
 * Restores what a decision about a review has changed, also after its author was told: the review waits again if it waited,
 * and the reports that it settled are open.
 * @throws ShopError 409 undo_refused if it was undone or the review has another version than this one
 */
export async function returnReview(
  container: MedusaContainer,
  itemId: string,
  { decisionId, version }: { decisionId: string; version: string },
): Promise<void> {
  await inTransaction(container, async (sql) => {
    const [decision] = await sql<{ before: object | null }>(
      "select before from moderation_decision where id = ? and item_id = ? and undone_at is null for update",
      [decisionId, itemId],
    );
    if (!decision?.before) throw undoRefused();
    await restoreReview(sql, { id: decisionId, itemId, afterVersion: version, before: decision.before });
    await endDecision(sql, decisionId);
  });
  await emitChangeEvent(container, reviewEvents.updated, itemId);
}
