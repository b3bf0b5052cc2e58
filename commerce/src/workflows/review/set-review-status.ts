import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { ShopError } from "../../shop-error.ts";
import { noSuchReview, reviewEvents, getReviews } from "./review-step.ts";
import { viewOwnReview, type OwnReviewView } from "./review-view.ts";
import { isVerifiedPurchase } from "./verified-purchase.ts";

export interface StatusChange {
  id: string;
  status: "published" | "rejected";
  /** for the author of a rejected review */
  reason?: string | null;
}

const moderateStep = createStep(
  "moderate-review",
  async (input: StatusChange & { verified: boolean }, { container }) => {
    const { id, status, verified } = input;
    const reason = status === "rejected" ? input.reason || null : null;
    const changed = await getReviews(container).moderate(id, status, { verified, reason });
    if (!changed) throw new ShopError(409, "conflict", `This review cannot become ${status} now`);
    return new StepResponse(changed.after, changed.before);
  },
  async (before, { container }) => {
    if (before) await getReviews(container).putBack(before);
  },
);

const setReviewStatusWorkflow = createWorkflow(
  "set-review-status",
  (input: WorkflowData<StatusChange & { verified: boolean }>) => {
    const row = moderateStep(input);
    emitEventStep({ eventName: reviewEvents.updated, data: { id: row.id } });
    const event = transform({ row }, ({ row }) => ({
      eventName: `review.${row.status}`,
      data: { id: row.id, customer_id: row.customer_id, product_id: row.product_id },
    }));
    emitEventStep({ eventName: event.eventName, data: event.data }).config({ name: "tell-author" });
    return new WorkflowResponse(row);
  },
);

/**
 * Stores a moderator's decision; the same decision again changes nothing.
 * @throws ShopError 404 review_not_found, 409 conflict for a transition that is not permitted
 */
export async function setReviewStatus(
  container: MedusaContainer,
  change: StatusChange,
): Promise<OwnReviewView> {
  const [review] = await getReviews(container).listProductReviews({ id: [change.id] });
  if (!review) throw noSuchReview();
  if (review.status === change.status) return viewOwnReview(review);
  const { customer_id: customerId, product_id: productId, seller_id: sellerId } = review;
  const verified = customerId
    ? await isVerifiedPurchase(container, { customerId, productId, sellerId })
    : review.verified_purchase;
  const { result } = await setReviewStatusWorkflow(container).run({ input: { ...change, verified } });
  return viewOwnReview(result);
}
