import { categories } from "../catalog/categories.ts";
import { sellers } from "../catalog/sellers.ts";
import type { Ground } from "./ground.ts";
import type { Soil } from "./grown-product.ts";
import { drawnLooks } from "./looks.ts";

/** What products can be made of where this is there: looks that have a picture, a category and somebody who sells them. */
export function soilOf(
  { pictures, categoryIds, sellers: selling }: Pick<Ground, "pictures" | "categoryIds" | "sellers">,
  { seed, base }: { seed: number; base: Date },
): Soil {
  const sellersOf = new Map(
    categories.flatMap((room) => {
      const here = sellers.filter(({ slug, rooms }) => selling.has(slug) && rooms.includes(room.slug));
      return room.children
        .filter(({ slug }) => categoryIds.has(slug) && here.length > 0)
        .map(({ slug }) => [slug, here.map((seller) => seller.slug)] as const);
    }),
  );
  const looks = drawnLooks((url) => pictures.has(url)).filter(({ kind }) => sellersOf.has(kind.category));
  return { looks, sellersOf, seed, base };
}
