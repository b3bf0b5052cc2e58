import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_MODULE } from "../../../modules/review/index.ts";
import type { ReviewModuleService } from "../../../modules/review/service.ts";
import type { ReviewSeed } from "../reviews/generate-reviews.ts";
import { inBatches } from "./in-batches.ts";
import type { StoredProduct } from "./products.ts";

const BATCH = 500;

/**
 * Stores reviews of products, list by list. Their authors have no account, so none is a verified purchase; votes are
 * rows, as everywhere.
 */
export async function storeReviews(
  container: MedusaContainer,
  products: readonly StoredProduct[],
  reviews: readonly (readonly ReviewSeed[])[],
  sellerIds: Map<string, string>,
): Promise<void> {
  const service = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const rows = products.flatMap(({ id, seed }, at) =>
    (reviews[at] ?? []).map(({ author, rating, text, images, reply, votes, createdAt }) => ({
      product_id: id,
      seller_id: sellerIds.get(seed.seller) ?? "",
      author_name: author,
      rating,
      text,
      images,
      status: "published" as const,
      created_at: createdAt,
      seller_reply: reply?.text,
      seller_replied_at: reply?.at,
      helpful_count: votes,
    })),
  );
  const stored = await inBatches(rows, BATCH, (batch) => service.createProductReviews(batch));
  const votes = stored.flatMap(({ id, helpful_count: count }) =>
    Array.from({ length: count }, () => ({ review_id: id, customer_id: null })),
  );
  await inBatches(votes, BATCH, (batch) => service.createReviewVotes(batch));
}
