import type { ReviewRow } from "../../modules/review/review-row.ts";

const iso = (time: Date | string) => new Date(time).toISOString();

/** The contract's review. */
export function viewReview(row: ReviewRow) {
  return {
    id: row.id,
    productId: row.product_id,
    rating: row.rating,
    title: row.title,
    text: row.text,
    images: row.images,
    author: { name: row.author_name },
    verifiedPurchase: row.verified_purchase,
    sellerReply:
      row.seller_reply && row.seller_replied_at
        ? { text: row.seller_reply, createdAt: iso(row.seller_replied_at) }
        : null,
    status: row.status,
    helpful: row.helpful_count,
    createdAt: iso(row.created_at),
  };
}

export type ReviewView = ReturnType<typeof viewReview>;

/** As its author sees it. */
export function viewOwnReview(row: ReviewRow) {
  return { ...viewReview(row), rejectionReason: row.rejection_reason };
}

export type OwnReviewView = ReturnType<typeof viewOwnReview>;
