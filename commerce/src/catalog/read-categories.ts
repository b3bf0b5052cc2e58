import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "./cached-categories.ts";
import { currentImage } from "./current-image.ts";
import { countByCategory } from "./product-counts.ts";

/** Returns the flat list of categories in order, each with the number of products in it and below it. */
export async function readCategoryList(container: MedusaContainer) {
  const [categories, image] = await Promise.all([cachedCategories(container), currentImage(container)]);
  const counts = countByCategory(image);
  return [...categories.values()]
    .sort((a, b) => a.rank - b.rank || a.slug.localeCompare(b.slug))
    .map(({ id, slug, name, parentId, rank, metadata }) => ({
      id,
      slug,
      name,
      icon: metadata?.icon ?? null,
      image: metadata?.image ?? null,
      parentId,
      productCount: counts.get(id) ?? 0,
      rank,
      featured: metadata?.featured ?? false,
      formerKeys: metadata?.former ?? [],
    }));
}
