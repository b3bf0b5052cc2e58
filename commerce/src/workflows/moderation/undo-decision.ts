import type { ModerationResult } from "@bezak/contract/moderation.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { renewVersion, versionColumn } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { applicationWritten } from "../application/application-events.ts";
import { isFollowed, removeMessageOf } from "../product-check/messages.ts";
import { changeProducts } from "../product/change-products.ts";
import { readOwner } from "../product/read-any-product.ts";
import { productVersion } from "../product/shown-parts.ts";
import { reviewEvents } from "../review/review-step.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { restoreChange } from "./decide-product.ts";
import { endDecision, holdDecision, readDecision, undoRefused } from "./decisions.ts";
import { refuseOtherKinds } from "./permitted-kinds.ts";
import { readItem } from "./read-items.ts";
import { restoreApplication } from "./restore-application.ts";
import { restoreReview } from "./restore-review.ts";

type Held = NonNullable<Awaited<ReturnType<typeof holdDecision>>> & { id: string };

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
    `select ${productVersion} as version from product where id = ? and deleted_at is null for update`,
    [itemId],
  );
  if (product?.version !== afterVersion) throw undoRefused();
  await restoreChange(sql, itemId, before);
}

/** Why a product was hidden before the decision; null if it was not. */
const hiddenBefore = ({ before }: Pick<Held, "before">): string | null => {
  const reason = before?.["hiddenReason"];
  return typeof reason === "string" ? reason : null;
};

/** Shows or hides a product again, as it was before its decision; its own transaction locks it. */
async function restoreShown(container: MedusaContainer, { itemId, held, ...undo }: Undo): Promise<void> {
  const hiddenReason = hiddenBefore(held);
  const status = hiddenReason === null ? "published" : "hidden";
  try {
    await changeProducts(container, {
      sellerId: (await readOwner(container, itemId)).id,
      moderation: { hiddenReason },
      variants: [],
      products: [{ id: itemId, status, version: Number(held.afterVersion) }],
      alongside: async (sql) => {
        if (!(await holdDecision(sql, undo))) throw undoRefused();
        // its shop has answered the decision
        if (await isFollowed(sql, undo.id)) throw undoRefused();
        await restoreChange(sql, itemId, held.before);
        await removeMessageOf(sql, undo.id);
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
  held: Omit<Held, "id">;
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
  const toShow = await inTransaction(container, async (transaction) => {
    const held = await holdDecision(transaction, { id, adminId });
    if (!held) return undefined;
    if (kind === "product" && (outcome === "rejected" || hiddenBefore(held) !== null)) return held;
    await restorers[kind](transaction, { ...held, id });
    await endDecision(transaction, id);
    return undefined;
  });
  if (toShow) await restoreShown(container, { id, adminId, itemId, held: toShow });
  if (kind === "review" || kind === "report") await emitChangeEvent(container, reviewEvents.updated, itemId);
  if (kind === "application") await emitChangeEvent(container, applicationWritten, itemId);
  return {
    decision: await readDecision(sql, id),
    item: await readItem(container, adminId, { kind, id: itemId }),
  };
}
