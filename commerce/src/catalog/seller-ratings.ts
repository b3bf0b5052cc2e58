import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_MODULE } from "../modules/review/index.ts";
import type { ReviewModuleService } from "../modules/review/service.ts";

export interface SellerRating {
  rating: number;
  reviewCount: number;
}

/** Returns the ratings of these sellers from published reviews, or of all without `ids`; 0 without reviews. */
export async function readSellerRatings(
  container: MedusaContainer,
  ids?: string[],
): Promise<(id: string) => SellerRating> {
  const rows = await container
    .resolve<ReviewModuleService>(REVIEW_MODULE)
    .listSellerRatings(ids ? { id: ids } : {}, { take: null });
  const known = new Map(
    rows.map(({ id, average, review_count }) => [id, { rating: average, reviewCount: review_count }]),
  );
  return (id) => known.get(id) ?? { rating: 0, reviewCount: 0 };
}
