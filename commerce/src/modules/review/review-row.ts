import type { ReviewStatus } from "@bezak/contract/review-rules.ts";

/** A stored review. */
export interface ReviewRow {
  id: string;
  product_id: string;
  seller_id: string;
  customer_id: string | null;
  author_name: string;
  rating: number;
  title: string | null;
  text: string;
  images: string[];
  verified_purchase: boolean;
  status: ReviewStatus;
  rejection_reason: string | null;
  seller_reply: string | null;
  seller_replied_at: Date | string | null;
  helpful_count: number;
  created_at: Date | string;
}

/** The author's input and values derived from it. */
export interface ReviewTexts {
  rating: number;
  title: string | null;
  text: string;
  images: string[];
  verified: boolean;
  status: "pending" | "published";
}

export interface NewReviewRow extends ReviewTexts {
  id: string;
  productId: string;
  sellerId: string;
  customerId: string;
  authorName: string;
}

/** The row before and after a change; the former is needed to undo it. */
export interface Changed {
  before: ReviewRow;
  after: ReviewRow;
}

export const reviewColumns = [
  "id",
  "product_id",
  "seller_id",
  "customer_id",
  "author_name",
  "rating",
  "title",
  "text",
  "images",
  "verified_purchase",
  "status",
  "rejection_reason",
  "seller_reply",
  "seller_replied_at",
  "helpful_count",
  "created_at",
].join(", ");
