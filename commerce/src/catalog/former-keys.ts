import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "./cached-categories.ts";

/**
 * The id of the category into which the one with this id or slug was merged; else the key itself. A category that has the
 * slug now comes first.
 */
export async function toPresentCategory(container: MedusaContainer, key: string): Promise<string> {
  const categories = [...(await cachedCategories(container)).values()];
  if (categories.some(({ id, slug }) => id === key || slug === key)) return key;
  return categories.find(({ metadata }) => metadata?.former?.includes(key))?.id ?? key;
}
