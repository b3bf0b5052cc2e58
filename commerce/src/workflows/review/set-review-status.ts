import type { AdministeredReview, ReviewDecision } from "@bezak/contract/review-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { readAdministeredReview } from "./administered-reviews.ts";
import { getReviews, noSuchReview, reviewEvents } from "./review-step.ts";
import { isVerifiedPurchase } from "./verified-purchase.ts";

/**
 * Stores an administrator's decision about a review and settles its reports; publishing a published review settles them
 * alone. Of two different decisions at once the second is refused; the same decision again changes nothing. The author's
 * notification and the product's document are derived from the stored review, also when the event is lost.
 * @throws ShopError 404 review_not_found, 409 review_decided | stale_version
 */
export async function setReviewStatus(
  container: MedusaContainer,
  id: string,
  { status, reason, version }: ReviewDecision,
  { adminId, undoable = false }: { adminId: string; undoable?: boolean },
): Promise<AdministeredReview> {
  const reviews = getReviews(container);
  const [review] = await reviews.listProductReviews({ id: [id] });
  if (!review) throw noSuchReview();
  const { customer_id: customerId, product_id: productId, seller_id: sellerId, status: from } = review;
  const verified = customerId
    ? await isVerifiedPurchase(container, { customerId, productId, sellerId })
    : review.verified_purchase;
  const result = await reviews.moderation.decide({
    id,
    status,
    reason: reason || null,
    version,
    verified,
    from,
    alongside: (manager, { before, afterVersion }) =>
      storeDecision(
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
      ),
  });
  if (result === "unknown") throw noSuchReview();
  if (result === "lost") throw new ShopError(409, "review_decided", "It was decided otherwise meanwhile");
  const current = await readAdministeredReview(container, id);
  if (result === "stale") throw staleVersion(current);
  if (result === "decided") await emitChangeEvent(container, reviewEvents.updated, id);
  return current;
}
