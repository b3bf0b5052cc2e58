import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReviewRow } from "../../modules/review/review-row.ts";
import { readProductNames } from "../dashboard/read-product-names.ts";
import type { ReviewedProduct } from "./read-reviews.ts";
import { getReviews } from "./review-step.ts";
import { viewReview } from "./review-view.ts";

const HOUR_MS = 3_600_000;

/** A review as the reviewed shop sees it. */
export function viewShopReview(row: ReviewRow, product: ReviewedProduct | null, now = Date.now()) {
  const { seller_replied_at: repliedAt } = row;
  const until = repliedAt
    ? new Date(new Date(repliedAt).getTime() + sellerLimits.replyEditHours * HOUR_MS)
    : null;
  return {
    ...viewReview(row),
    product,
    canReply: until === null || until.getTime() > now,
    replyUntil: until?.toISOString() ?? null,
  };
}

/** A page of the published reviews of a shop's products, newest first, and how many have no reply. */
export async function readShopReviews(
  container: MedusaContainer,
  sellerId: string,
  choice: { answered?: boolean; limit: number; offset: number },
) {
  const { reviews, counts } = await getReviews(container).replies.page(sellerId, choice);
  const { answered } = choice;
  const answeredCount = counts.all - counts.unanswered;
  return {
    reviews: await viewShopReviews(container, reviews),
    count: answered === undefined ? counts.all : answered ? answeredCount : counts.unanswered,
    counts,
  };
}

export async function viewShopReviews(container: MedusaContainer, rows: readonly ReviewRow[]) {
  const named = await readProductNames(
    container,
    rows.map(({ product_id }) => ({ productId: product_id })),
  );
  return rows.map((row) => {
    const good = named.products.get(row.product_id);
    const product = good ? { id: good.productId, slug: good.slug, name: good.name, image: good.image } : null;
    return viewShopReview(row, product);
  });
}
