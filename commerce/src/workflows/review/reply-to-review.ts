import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Reply } from "../../modules/review/reply-repository.ts";
import type { ReviewRow } from "../../modules/review/review-row.ts";
import { ShopError } from "../../shop-error.ts";
import { viewShopReview, viewShopReviews } from "./read-shop-reviews.ts";
import { noSuchReview, reviewEvents, getReviews } from "./review-step.ts";

interface WrittenReply extends Reply {
  id: string;
  sellerId: string;
}

const writeReplyStep = createStep(
  "write-reply",
  async ({ id, sellerId, ...reply }: WrittenReply, { container }) => {
    const { replies } = getReviews(container);
    const changed = await replies.write(id, sellerId, reply);
    if (changed) return new StepResponse(changed.after, changed.before);
    return new StepResponse(whyNot(await replies.find(id, sellerId), reply));
  },
  async (before, { container }) => {
    if (before) await getReviews(container).replies.putBack(before);
  },
);

/** Returns the review if it already has exactly this reply: a repeat. */
function whyNot(review: ReviewRow | undefined, { text, replaces }: Reply): ReviewRow {
  if (!review) throw noSuchReview();
  if (review.seller_reply === text) return review;
  if (!viewShopReview(review, null).canReply) {
    throw new ShopError(409, "reply_final", "The reply can no longer be changed");
  }
  throw new ShopError(
    409,
    "conflict",
    `Another reply stands there than ${replaces === null ? "none" : "that"}`,
  );
}

const replyToReviewWorkflow = createWorkflow("reply-to-review", (reply: WorkflowData<WrittenReply>) => {
  const row = writeReplyStep(reply);
  emitEventStep({ eventName: reviewEvents.updated, data: { id: row.id } });
  return new WorkflowResponse(row);
});

/**
 * Writes a shop's only reply to a review, or replaces it while that is permitted; a repeat changes nothing. Of two members
 * who write at the same time the second is refused. The notification is derived from the stored reply
 * (`workflows/inbox/review-notifications.ts`), once.
 * @throws ShopError 404 review_not_found, also of another shop; 409 reply_final, conflict
 */
export async function replyToReview(container: MedusaContainer, reply: WrittenReply) {
  const { result } = await replyToReviewWorkflow(container).run({ input: reply });
  const [review] = await viewShopReviews(container, [result]);
  return review;
}
