import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_MODULE } from "../modules/review/index.ts";
import type { ReviewModuleService } from "../modules/review/service.ts";

export interface SellerRating {
  rating: number;
  reviewCount: number;
}

/** What published reviews make of these sellers, of all without `ids`; one without reviews has 0. */
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
