import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../modules/seller/index.ts";
import type { SellerModuleService } from "../modules/seller/service.ts";

/** What lists and suggestions show of an active seller; its products are counted where it is shown. */
export interface SellerFace {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  rating: number;
  reviewCount: number;
}

const KEPT_MS = 5_000;

let kept: { sellers: Promise<SellerFace[]>; until: number } | undefined;

/** All active sellers, read at most every few seconds; a change in this process is seen at once. */
export async function cachedSellers(container: MedusaContainer): Promise<SellerFace[]> {
  if (!kept || kept.until <= Date.now()) {
    const sellers = readSellers(container);
    kept = { sellers, until: Date.now() + KEPT_MS };
    sellers.catch(forgetSellers);
  }
  return kept.sellers;
}

export function forgetSellers(): void {
  kept = undefined;
}

async function readSellers(container: MedusaContainer): Promise<SellerFace[]> {
  const sellers = await container
    .resolve<SellerModuleService>(SELLER_MODULE)
    .listSellers(
      { status: "active" },
      { select: ["id", "name", "slug", "logo", "rating", "review_count"], take: null },
    );
  return sellers.map(({ id, name, slug, logo, rating, review_count }) => ({
    ...{ id, name, slug, logo, rating },
    reviewCount: review_count,
  }));
}
