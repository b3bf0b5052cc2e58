import type { MedusaContainer } from "@medusajs/framework/types";
import { cacheFor } from "../cache-for.ts";
import { SELLER_MODULE } from "../modules/seller/index.ts";
import type { SellerModuleService } from "../modules/seller/service.ts";
import { readSellerRatings } from "./seller-ratings.ts";

/** An active seller in lists and suggestions; its products are counted separately. */
export interface ListedSeller {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  rating: number;
  reviewCount: number;
}

/** All active sellers, read at most every second; a change in this process is visible at once. */
export const cachedSellers = cacheFor(1_000, readSellers);

async function readSellers(container: MedusaContainer): Promise<ListedSeller[]> {
  const [sellers, ratingOf] = await Promise.all([
    container
      .resolve<SellerModuleService>(SELLER_MODULE)
      .listSellers({ status: "active" }, { select: ["id", "name", "slug", "logo"], take: null }),
    readSellerRatings(container),
  ]);
  return sellers.map(({ id, name, slug, logo }) => ({ id, name, slug, logo, ...ratingOf(id) }));
}
