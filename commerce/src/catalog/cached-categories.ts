import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readCategories, type CategoryNode } from "../search/read-translations.ts";

const KEPT_MS = 5_000;

let kept: { categories: Promise<Map<string, CategoryNode>>; until: number } | undefined;

/** All active categories, read at most every few seconds; a change in this process is seen at once. */
export async function cachedCategories(container: MedusaContainer): Promise<Map<string, CategoryNode>> {
  if (!kept || kept.until <= Date.now()) {
    const categories = readCategories(container.resolve(ContainerRegistrationKeys.QUERY));
    kept = { categories, until: Date.now() + KEPT_MS };
    categories.catch(forgetCategories);
  }
  return kept.categories;
}

export function forgetCategories(): void {
  kept = undefined;
}
