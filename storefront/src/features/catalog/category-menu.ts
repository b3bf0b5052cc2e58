import type { Category } from "@bezak/contract/catalog.ts";
import type { Texts } from "../../i18n/texts.ts";
import { plainLetters } from "./plain-letters.ts";

export interface MenuCategory {
  /** slug, or id where there is none */
  address: string;
  name: string;
  /** its names in all languages, for the search */
  names: string;
  image: string | null;
  /** null when unknown */
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
  return builtInSlugs.map((slug) => {
    const name = t(`builtInCategories.${slug}`);
    return { address: slug, name, names: name, image: null, productCount: null, children: [] };
  });
}

/** Converts the flat list of categories to the menu's tree. */
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
        names: Object.values(category.name).join("\n"),
        image: category.image,
        productCount: category.productCount,
        children: below(category.id),
      }));
  return below(null);
}

/** Lines whose name in any language contains the text, with their ancestors and everything below them. */
export function matchingCategories(menu: readonly MenuCategory[], text: string): MenuCategory[] {
  const letters = plainLetters(text);
  const among = (lines: readonly MenuCategory[]): MenuCategory[] =>
    lines.flatMap((line) => {
      if (plainLetters(line.names).includes(letters)) return [line];
      const children = among(line.children);
      return children.length > 0 ? [{ ...line, children }] : [];
    });
  return among(menu);
}
