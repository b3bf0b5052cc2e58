import type { NewReview } from "@bezak/contract/reviews.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { findProduct } from "../../catalog/find-product.ts";
import type { NewReviewRow } from "../../modules/review/review-row.ts";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { ShopError } from "../../shop-error.ts";
import { readAuthorName } from "./author-name.ts";
import { claimUploadsStep } from "../upload/swap-uploads.ts";
import { firstStatus } from "./review-moderation.ts";
import { getPhotos, reviewEvents, getReviews } from "./review-step.ts";
import { viewOwnReview, type OwnReviewView } from "./review-view.ts";
import { isVerifiedPurchase } from "./verified-purchase.ts";

const writeReviewStep = createStep(
  "write-review",
  async (review: NewReviewRow, { container }) => {
    const row = await getReviews(container).write(review);
    if (!row) throw new ShopError(409, "review_exists", "This product was reviewed by this person already");
    return new StepResponse(row, row.id);
  },
  async (id, { container }) => {
    if (id) await getReviews(container).deleteProductReviews([id]);
  },
);

const writeReviewWorkflow = createWorkflow("write-review", (review: WorkflowData<NewReviewRow>) => {
  claimUploadsStep(
    transform({ review }, ({ review: { id, customerId, images } }) => ({
      ...getPhotos(id, customerId),
      before: [],
      after: images,
    })),
  );
  const row = writeReviewStep(review);
  emitEventStep({ eventName: reviewEvents.created, data: { id: row.id } });
  return new WorkflowResponse(row);
});

/** Members must not review the products of their own shop. */
async function refuseOwnProduct(
  container: MedusaContainer,
  customerId: string,
  sellerId: string,
): Promise<void> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [member] = await sellers.listSellerMembers({ customer_id: [customerId], seller_id: [sellerId] });
  if (member) throw new ShopError(403, "own_product", "A seller does not review own products");
}

/**
 * One review per product and buyer; of two simultaneous ones only one is written.
 * @throws ShopError 404 product_not_found, 403 own_product, 409 review_exists
 */
export async function writeReview(
  container: MedusaContainer,
  customerId: string,
  productKey: string,
  { rating, text, title, images }: NewReview,
): Promise<OwnReviewView> {
  const { id: productId, sellerId } = await findProduct(container, productKey);
  await refuseOwnProduct(container, customerId, sellerId);
  const [authorName, status, verified] = await Promise.all([
    readAuthorName(container, customerId),
    firstStatus(container),
    isVerifiedPurchase(container, { customerId, productId, sellerId }),
  ]);
  const id = generateEntityId("", "prev");
  const { result } = await writeReviewWorkflow(container).run({
    input: {
      id,
      productId,
      sellerId,
      customerId,
      authorName,
      rating,
      text,
      title: title || null,
      images,
      status,
      verified,
    },
  });
  return viewOwnReview(result);
}
