import type { NewCategory } from "@bezak/contract/category-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { createCategory } from "../../../workflows/category/create-category.ts";
import type { CategorySeed } from "../catalog/categories.ts";
import type { AttributeSeed } from "../catalog/category-attributes.ts";
import { fiscalCodes } from "../catalog/fiscal-codes.ts";

interface CategoryDetails {
  /** returns a category's tile by slug */
  image?: (slug: string) => string | null;
  /** by slug */
  attributes?: ReadonlyMap<string, AttributeSeed[]>;
}

/** Stores both levels with their attributes and fiscal codes. Returns ids by slug. */
export async function storeCategories(
  container: MedusaContainer,
  departments: readonly CategorySeed[],
  { image, attributes }: CategoryDetails = {},
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const store = async (category: NewCategory & { slug: string }) => {
    const { slug } = category;
    const { id } = await createCategory(container, {
      ...category,
      image: image?.(slug) ?? null,
      attributes: attributes?.get(slug) ?? [],
      fiscalCodes: fiscalCodes[slug] ?? null,
    });
    ids.set(slug, id);
    return id;
  };
  for (const { children, ...department } of departments) {
    const parentId = await store(department);
    for (const child of children) await store({ ...child, parentId });
  }
  return ids;
}
