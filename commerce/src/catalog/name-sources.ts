import type { MedusaContainer } from "@medusajs/framework/types";
import type { CategoryNode } from "../search/read-translations.ts";
import { cachedCategories } from "./cached-categories.ts";
import { cachedSellers, type ListedSeller } from "./cached-sellers.ts";
import { currentImage } from "./current-image.ts";
import { cachedNameList, NameList } from "./name-list.ts";
import { getNames, getProperNames } from "./name-text.ts";

const categoryList = cachedNameList(
  (categories: Map<string, CategoryNode>) => new NameList(categories.values(), ({ name }) => getNames(name)),
);
const sellerList = cachedNameList(
  (sellers: ListedSeller[]) => new NameList(sellers, ({ name }) => getProperNames(name)),
);

/** Returns all current names that a shopper may type: products, categories and shops. */
export async function nameSources(container: MedusaContainer) {
  const [image, categories, sellers] = await Promise.all([
    currentImage(container),
    cachedCategories(container),
    cachedSellers(container),
  ]);
  return { image, categories: categoryList(categories), sellers: sellerList(sellers) };
}
