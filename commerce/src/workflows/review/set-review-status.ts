import type { AdministeredReview, ReviewDecision } from "@bezak/contract/review-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { readAdministeredReview } from "./administered-reviews.ts";
import { readSeenReviews } from "./seen-reviews.ts";
import { decideReview, type ReviewDecider } from "./decide-review.ts";

/**
 * Decides about a review as `decideReview`, and answers it as it is then.
 * @throws ShopError 404 review_not_found, 409 review_decided | stale_version with the review as it is
 */
export async function setReviewStatus(
  container: MedusaContainer,
  id: string,
  decision: ReviewDecision,
  decider: ReviewDecider,
): Promise<AdministeredReview> {
  const { result } = await decideReview(container, id, decision, decider);
  const current = await readAdministeredReview(
    container,
    id,
    await readSeenReviews(container, decider.adminId),
  );
  if (result === "lost")
    throw new ShopError(409, "review_decided", "It was decided otherwise meanwhile", { current });
  if (result === "stale") throw staleVersion(current, decision.version);
  return current;
}
