import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "./cached-categories.ts";
import { currentImage } from "./current-image.ts";

/** The flat list of categories in their order, each with the products in it and below it. */
export async function readCategoryList(container: MedusaContainer) {
  const [categories, counts] = await Promise.all([cachedCategories(container), readCounts(container)]);
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
    }));
}

async function readCounts(container: MedusaContainer): Promise<Map<string, number>> {
  const image = await currentImage(container);
  const counts = new Map<string, number>();
  for (const { path } of image.rows.values()) {
    for (const id of image.paths[path]?.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
