import type { ReviewDecision } from "@bezak/contract/review-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import type { DecisionResult } from "../../modules/review/moderation-repository.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { getReviews, noSuchReview, reviewEvents } from "./review-step.ts";
import { isVerifiedPurchase } from "./verified-purchase.ts";

/** The administrator who decides. */
export interface ReviewDecider {
  adminId: string;
  /** made by a call that offers to undo it */
  undoable?: boolean;
}

/**
 * Stores an administrator's decision about a review and settles its reports; publishing a published review settles them
 * alone. Of two different decisions at once the second is refused; the same decision again changes nothing, and is no
 * decision. The author's notification and the product's document are derived from the stored review, also when the event is
 * lost.
 * @throws ShopError 404 review_not_found
 */
export async function decideReview(
  container: MedusaContainer,
  id: string,
  { status, reason, version }: ReviewDecision,
  { adminId, undoable = false }: ReviewDecider,
): Promise<{ result: Exclude<DecisionResult, "unknown">; decisionId: string | null }> {
  const reviews = getReviews(container);
  const [review] = await reviews.listProductReviews({ id: [id] });
  if (!review) throw noSuchReview();
  const { customer_id: customerId, product_id: productId, seller_id: sellerId, status: from } = review;
  const verified = customerId
    ? await isVerifiedPurchase(container, { customerId, productId, sellerId })
    : review.verified_purchase;
  let decisionId: string | null = null;
  const result = await reviews.moderation.decide({
    id,
    status,
    reason: reason || null,
    version,
    verified,
    from,
    async alongside(manager, { before, afterVersion }) {
      decisionId = await storeDecision(
        (statement, values = []) => manager.execute(statement, [...values]),
        {
          kind: before.status === "pending" ? "review" : "report",
          itemId: id,
          outcome: status === "published" ? "approved" : "rejected",
          reason: reason || null,
          adminId,
          fromVersion: version,
          undoable,
        },
        { afterVersion, before },
      );
    },
  });
  if (result === "unknown") throw noSuchReview();
  if (result === "decided") await emitChangeEvent(container, reviewEvents.updated, id);
  return { result, decisionId };
}
