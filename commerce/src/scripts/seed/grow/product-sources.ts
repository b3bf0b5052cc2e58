import { categories } from "../catalog/categories.ts";
import { sellers } from "../catalog/sellers.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { ProductSources } from "./grown-product.ts";
import { drawnAppearances } from "./appearances.ts";

/** Keeps appearances that have a picture, a category and at least one shop that sells them. */
export function getSources(
  { pictures, categoryIds, sellers: selling }: Pick<DemoShop, "pictures" | "categoryIds" | "sellers">,
  { seed, base }: { seed: number; base: Date },
): ProductSources {
  const sellersByCategory = new Map(
    categories.flatMap((department) => {
      const here = sellers.filter(
        ({ slug, departments }) => selling.has(slug) && departments.includes(department.slug),
      );
      return department.children
        .filter(({ slug }) => categoryIds.has(slug) && here.length > 0)
        .map(({ slug }) => [slug, here.map((seller) => seller.slug)] as const);
    }),
  );
  const appearances = drawnAppearances((url) => pictures.has(url)).filter(({ kind }) =>
    sellersByCategory.has(kind.category),
  );
  return { appearances, sellersOf: sellersByCategory, seed, base };
}
