import type { Category } from "@bezak/contract/catalog.ts";
import type { Texts } from "../../i18n/texts.ts";

/** One line of the category menu, with the lines below it. */
export interface MenuCategory {
  /** slug, or id where there is none */
  address: string;
  name: string;
  /** null when it is not known */
  productCount: number | null;
  children: MenuCategory[];
}

/** Shown when the categories cannot be loaded (specification, section 8). */
const builtInSlugs = [
  "electronics",
  "clothing",
  "home",
  "sports",
  "beauty",
  "auto",
  "books",
  "toys",
  "food",
  "pets",
] as const;

export function builtInCategories(t: Texts): MenuCategory[] {
  return builtInSlugs.map((slug) => ({
    address: slug,
    name: t(`builtInCategories.${slug}`),
    productCount: null,
    children: [],
  }));
}

/** Makes the menu's tree of the flat list. */
export function categoryMenu(
  categories: readonly Category[],
  name: (category: Category) => string,
): MenuCategory[] {
  const below = (parentId: string | null): MenuCategory[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map((category) => ({
        address: category.slug || category.id,
        name: name(category),
        productCount: category.productCount,
        children: below(category.id),
      }));
  return below(null);
}
