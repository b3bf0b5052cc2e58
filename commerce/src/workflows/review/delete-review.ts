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
import { releaseUploadsStep } from "../upload/swap-uploads.ts";
import { aloneWithReview, noSuchReview, getPhotos, reviewEvents, getReviews } from "./review-step.ts";

interface Deletion {
  id: string;
  customerId: string;
}

const deleteReviewStep = createStep(
  "delete-review",
  async ({ id, customerId }: Deletion, { container }) => {
    const changed = await getReviews(container).takeBack(id, customerId);
    if (!changed) throw noSuchReview();
    return new StepResponse(changed.before, changed.before);
  },
  async (before, { container }) => {
    if (before) await getReviews(container).putBack(before);
  },
);

const deleteReviewWorkflow = createWorkflow("delete-review", (deletion: WorkflowData<Deletion>) => {
  const gone = deleteReviewStep(deletion);
  releaseUploadsStep(
    transform({ deletion, gone }, ({ deletion: { id, customerId }, gone }) => ({
      ...getPhotos(id, customerId),
      before: gone.images,
      after: [],
    })),
  );
  emitEventStep({ eventName: reviewEvents.deleted, data: { id: gone.id } });
  return new WorkflowResponse(gone.id);
});

/** Deletes one's own review; a new one can be written afterwards. @throws ShopError 404 review_not_found */
export async function deleteReview(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<void> {
  await aloneWithReview(container, id, () =>
    deleteReviewWorkflow(container).run({ input: { id, customerId } }),
  );
}
