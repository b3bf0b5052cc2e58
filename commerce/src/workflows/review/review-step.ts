import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { REVIEW_MODULE } from "../../modules/review/index.ts";
import type { ReviewModuleService } from "../../modules/review/service.ts";
import { ShopError } from "../../shop-error.ts";
import { LEASE } from "../../shared/recovery-times.ts";

/** Seconds a change waits for the one before it; below the web server's time-out. */
const WAIT = 8;

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

/**
 * Runs a change of a review by its author as the only one, in all processes: which photos are held and let go follows
 * from those that it shows, and of two changes at once each would see the same ones.
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
