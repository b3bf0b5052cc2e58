import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { REVIEW_MODULE } from "../../modules/review/index.ts";
import type { ReviewModuleService } from "../../modules/review/service.ts";
import { ShopError } from "../../shop-error.ts";
import { LEASE } from "../../shared/recovery-times.ts";

/** Seconds that a change waits for the one before it; below the web server's timeout. */
const WAIT = 8;

export const getReviews = (container: MedusaContainer) =>
  container.resolve<ReviewModuleService>(REVIEW_MODULE);

/** The module's own events, by which the catalogue and the shops' ratings are updated. */
export const reviewEvents = {
  created: "review.product-review.created",
  updated: "review.product-review.updated",
  deleted: "review.product-review.deleted",
} as const;

/** Who claims the photos of a review. */
export const getPhotos = (id: string, ownerId: string) => ({
  ownerId,
  holder: `review:${id}`,
  types: ["review" as const],
});

/**
 * Runs an author's change of a review while no other one runs, in any process: which photos are claimed and released depends
 * on the present ones, and two simultaneous changes would both read the same ones.
 */
export function aloneWithReview<T>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<T>,
): Promise<T> {
  return container
    .resolve(Modules.LOCKING)
    .execute(`own-review:${id}`, job, { timeout: WAIT, expire: LEASE });
}

export const noSuchReview = () => new ShopError(404, "review_not_found", "There is no such review");
export const ownReview = () => new ShopError(409, "own_review", "This is your own review");
