import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "./cached-categories.ts";

/**
 * The id of the category into which the one with this id or slug was merged; else the key itself. A category that has the
 * slug now comes first.
 */
export async function toPresentCategory(container: MedusaContainer, key: string): Promise<string> {
  const categories = await cachedCategories(container);
  if (categories.has(key)) return key;
  let present: string | undefined;
  for (const { id, slug, metadata } of categories.values()) {
    if (slug === key) return key;
    if (metadata?.former?.includes(key)) present = id;
  }
  return present ?? key;
}
