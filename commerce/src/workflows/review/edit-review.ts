import type { NewReview } from "@bezak/contract/reviews.ts";
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
import type { ReviewRow, ReviewTexts } from "../../modules/review/review-row.ts";
import { claimUploadsStep, releaseUploadsStep } from "../upload/swap-uploads.ts";
import { firstStatus } from "./review-moderation.ts";
import { aloneWithReview, noSuchReview, getPhotos, reviewEvents, getReviews } from "./review-step.ts";
import { viewOwnReview, type OwnReviewView } from "./review-view.ts";
import { isVerifiedPurchase } from "./verified-purchase.ts";

interface Edit {
  id: string;
  customerId: string;
  words: ReviewTexts;
  /** the former photos */
  before: string[];
}

const editReviewStep = createStep(
  "edit-review",
  async ({ id, customerId, words }: Edit, { container }) => {
    const changed = await getReviews(container).rewrite(id, customerId, words);
    if (!changed) throw noSuchReview();
    return new StepResponse(changed.after, changed.before);
  },
  async (before, { container }) => {
    if (before) await getReviews(container).putBack(before);
  },
);

const editReviewWorkflow = createWorkflow("edit-review", (edit: WorkflowData<Edit>) => {
  const photos = transform({ edit }, ({ edit: { id, customerId, words, before } }) => ({
    ...getPhotos(id, customerId),
    before,
    after: words.images,
  }));
  claimUploadsStep(photos);
  const row = editReviewStep(edit);
  releaseUploadsStep(photos);
  emitEventStep({ eventName: reviewEvents.updated, data: { id: row.id } });
  return new WorkflowResponse(row);
});

/** @throws ShopError 404 review_not_found, also for somebody else's */
export async function readOwnRow(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<ReviewRow> {
  const [row] = await getReviews(container).listProductReviews({ id: [id], customer_id: [customerId] });
  if (!row) throw noSuchReview();
  return row as ReviewRow;
}

/**
 * Changes one's own review; absent fields stay unchanged. It is visible again after moderation.
 * @throws ShopError 404 review_not_found
 */
export function editReview(
  container: MedusaContainer,
  customerId: string,
  id: string,
  change: Partial<NewReview>,
): Promise<OwnReviewView> {
  return aloneWithReview(container, id, async () => {
    const own = await readOwnRow(container, customerId, id);
    const { product_id: productId, seller_id: sellerId, images: before } = own;
    const [status, verified] = await Promise.all([
      firstStatus(container),
      isVerifiedPurchase(container, { customerId, productId, sellerId }),
    ]);
    const { rating = own.rating, text = own.text, title = own.title, images = before } = change;
    const words = { rating, text, title: title || null, images, status, verified };
    const { result } = await editReviewWorkflow(container).run({ input: { id, customerId, words, before } });
    return viewOwnReview(result);
  });
}
