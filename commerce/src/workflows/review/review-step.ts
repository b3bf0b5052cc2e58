import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_MODULE } from "../../modules/review/index.ts";
import type { ReviewModuleService } from "../../modules/review/service.ts";
import { ShopError } from "../../shop-error.ts";

export const reviewsOf = (container: MedusaContainer) =>
  container.resolve<ReviewModuleService>(REVIEW_MODULE);

/** What the module itself would say of its rows: the catalogue and the sellers' faces are renewed by it. */
export const reviewEvents = {
  created: "review.product-review.created",
  updated: "review.product-review.updated",
  deleted: "review.product-review.deleted",
} as const;

/** What holds the photos of a review. */
export const photosOf = (id: string, ownerId: string) => ({
  ownerId,
  holder: `review:${id}`,
  types: ["review" as const],
});

export const noSuchReview = () => new ShopError(404, "review_not_found", "There is no such review");
export const ownReview = () => new ShopError(409, "own_review", "This is your own review");
