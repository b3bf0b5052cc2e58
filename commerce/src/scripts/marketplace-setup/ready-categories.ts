import type { NewCategory } from "@bezak/contract/category-admin.ts";
import { categories } from "../seed/catalog/categories.ts";
import { getReadyAttributes } from "./ready-attributes.ts";

export interface ReadyCategory extends NewCategory {
  slug: string;
  /** slug of the top category it is in; null for a top category */
  above: string | null;
}

/**
 * Two levels of categories with their attributes, each top category before those in it. Without fiscal codes: those of the
 * demo are made up, and a receipt needs codes that were looked up in the national catalogue.
 */
export const readyCategories: readonly ReadyCategory[] = categories.flatMap(({ children, ...top }) => [
  { ...top, above: null, attributes: [...getReadyAttributes(top.slug)] },
  ...children.map((child) => ({
    ...child,
    above: top.slug,
    attributes: [...getReadyAttributes(child.slug)],
  })),
]);
