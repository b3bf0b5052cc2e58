import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedSellers } from "./cached-sellers.ts";
import { currentImage } from "./current-image.ts";
import { orderSellers, type CountedSeller } from "./order-sellers.ts";
import { countBySeller } from "./product-counts.ts";
import { salesOfWeek } from "./sales-of-week.ts";
import type { ListedSellersQuery } from "./seller-query.ts";

/** Returns a page of the active sellers that have products, and their number. */
export async function readSellers(
  container: MedusaContainer,
  { sort, page, limit }: ListedSellersQuery,
): Promise<{ sellers: CountedSeller[]; count: number }> {
  const [faces, image, sales] = await Promise.all([
    cachedSellers(container),
    currentImage(container),
    sort === "week" ? salesOfWeek(container) : new Map<string, number>(),
  ]);
  const counts = countBySeller(image);
  const cards = faces.map((face) => ({ ...face, productCount: counts.get(face.id) ?? 0 }));
  const sellers = orderSellers(cards, sort, sales);
  return { sellers: sellers.slice((page - 1) * limit, page * limit), count: sellers.length };
}
