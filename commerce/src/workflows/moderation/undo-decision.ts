import type { ModerationResult } from "@bezak/contract/moderation.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import type { DecidedFields } from "../../modules/review/moderation-repository.ts";
import { reviewVersion } from "../../modules/review/moderation-repository.ts";
import { renewVersion, versionColumn } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { applicationWritten } from "../application/application-events.ts";
import { holdApplication } from "../application/hold-application.ts";
import { changeProducts } from "../product/change-products.ts";
import { readOwner } from "../product/read-any-product.ts";
import { reviewEvents } from "../review/review-step.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { restoreChange } from "./decide-product.ts";
import { endDecision, holdDecision, readDecision, undoRefused } from "./decisions.ts";
import { refuseOtherKinds } from "./permitted-kinds.ts";
import { readItem } from "./read-items.ts";

type Held = NonNullable<Awaited<ReturnType<typeof holdDecision>>> & { id: string };

async function restoreReview(sql: Sql, { id, itemId, afterVersion, before }: Held): Promise<void> {
  await sql("select from product_review where id = ? and deleted_at is null for update", [itemId]);
  // a statement of its own: it also sees the reports for which the lock has waited
  const [review] = await sql<{ version: string }>(
    `select ${reviewVersion} as version from product_review review where id = ? and deleted_at is null`,
    [itemId],
  );
  if (review?.version !== afterVersion) throw undoRefused();
  const { status, reason, verified } = before as unknown as DecidedFields;
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

async function restoreApplication(sql: Sql, { itemId, afterVersion }: Held): Promise<void> {
  const { application } = await holdApplication(sql, itemId);
  if (application.version !== afterVersion) throw undoRefused();
  const others = await sql(
    "select 1 from seller_application where customer_id = ? and status = 'pending' and deleted_at is null",
    [application.customer_id],
  );
  // the person has seen the decision and applied anew
  if (others.length > 0) throw undoRefused();
  await sql(
    `update seller_application set status = 'pending', reason = null, decided_by = null, decided_at = null,
       ${renewVersion} where id = ?`,
    [itemId],
  );
}

async function restoreMessage(sql: Sql, { itemId, afterVersion }: Held): Promise<void> {
  const [message] = await sql<{ version: string }>(
    `select ${versionColumn} from contact_message where id = ? and deleted_at is null for update`,
    [itemId],
  );
  if (message?.version !== afterVersion) throw undoRefused();
  await sql(`update contact_message set status = 'new', ${renewVersion} where id = ?`, [itemId]);
}

async function restoreChecked(sql: Sql, { itemId, afterVersion, before }: Held): Promise<void> {
  const [product] = await sql<{ version: string }>(
    `select coalesce(metadata->>'version', '1') as version from product where id = ? and deleted_at is null for update`,
    [itemId],
  );
  if (product?.version !== afterVersion) throw undoRefused();
  await restoreChange(sql, itemId, before);
}

/** Shows a hidden product again; its own transaction locks it. */
async function showAgain(container: MedusaContainer, { itemId, ...undo }: Undo): Promise<void> {
  const { after_version: version } = undo;
  try {
    await changeProducts(container, {
      sellerId: (await readOwner(container, itemId)).id,
      moderation: { hiddenReason: null },
      variants: [],
      products: [{ id: itemId, status: "published", version: Number(version) }],
      alongside: async (sql) => {
        const held = await holdDecision(sql, undo);
        if (!held) throw undoRefused();
        await restoreChange(sql, itemId, held.before);
        await endDecision(sql, undo.id);
      },
    });
  } catch (error) {
    const isChanged =
      error instanceof ShopError &&
      ["product_changed", "product_not_found", "invalid_input"].includes(error.code);
    throw isChanged ? undoRefused() : error;
  }
}

interface Undo {
  id: string;
  adminId: string;
  itemId: string;
  after_version: string | null;
}

const restorers = {
  review: restoreReview,
  report: restoreReview,
  application: restoreApplication,
  message: restoreMessage,
  product: restoreChecked,
};

/**
 * Restores what an own decision has changed, while it can be undone and nothing else has changed since. A repeat changes
 * nothing.
 * @throws ShopError 403 rank_required, 404 decision_not_found, 409 undo_expired, undo_refused
 */
export async function undoDecision(
  container: MedusaContainer,
  { id, adminId }: { id: string; adminId: string },
): Promise<ModerationResult> {
  const sql = readSql(container);
  const { kind, itemId, outcome } = await readDecision(sql, id);
  await refuseOtherKinds(container, adminId, kind);
  if (kind === "product" && outcome === "rejected") {
    const held = await inTransaction(container, (transaction) => holdDecision(transaction, { id, adminId }));
    if (held) await showAgain(container, { id, adminId, itemId, after_version: held.afterVersion });
  } else {
    await inTransaction(container, async (transaction) => {
      const held = await holdDecision(transaction, { id, adminId });
      if (!held) return;
      await restorers[kind](transaction, { ...held, id });
      await endDecision(transaction, id);
    });
  }
  if (kind === "review" || kind === "report") await emitChangeEvent(container, reviewEvents.updated, itemId);
  if (kind === "application") await emitChangeEvent(container, applicationWritten, itemId);
  return {
    decision: await readDecision(sql, id),
    item: await readItem(container, adminId, { kind, id: itemId }),
  };
}
