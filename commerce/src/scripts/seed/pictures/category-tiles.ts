import type { CategorySeed } from "../catalog/categories.ts";
import type { ProductSeed } from "../catalog/product.ts";
import type { PictureSpec } from "./spec.ts";

const backdrops = ["#9fd3cf", "#b4c1e6", "#f0c98a", "#e8b9ab", "#c9d8b6"];

/** A tile for every category by slug: the first-level ones have their own on a strong ground, the others borrow. */
export function categoryTiles(
  rooms: readonly CategorySeed[],
  products: readonly ProductSeed[],
): Map<string, PictureSpec> {
  const tiles = new Map<string, PictureSpec>();
  rooms.forEach((room, i) => {
    for (const { slug } of room.children) {
      const picture = products.find(({ category }) => category === slug)?.pictures[0];
      if (!picture) continue;
      tiles.set(slug, picture);
      if (tiles.has(room.slug)) continue;
      const pose = { ...picture.pose, backdrop: backdrops[i % backdrops.length] ?? "#9fd3cf", size: 800 };
      tiles.set(room.slug, { ...picture, file: `demo/categories/${room.slug}`, pose });
    }
  });
  return tiles;
}
