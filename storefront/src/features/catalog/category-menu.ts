import type { Category } from "@bezak/contract/catalog.ts";
import type { Texts } from "../../i18n/texts.ts";
import { plainLetters } from "./plain-letters.ts";

/** One line of the category menu, with the lines below it. */
export interface MenuCategory {
  /** slug, or id where there is none */
  address: string;
  name: string;
  /** its name in every language, to be searched by */
  names: string;
  image: string | null;
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
  return builtInSlugs.map((slug) => {
    const name = t(`builtInCategories.${slug}`);
    return { address: slug, name, names: name, image: null, productCount: null, children: [] };
  });
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
        names: Object.values(category.name).join("\n"),
        image: category.image,
        productCount: category.productCount,
        children: below(category.id),
      }));
  return below(null);
}

/** The lines whose name in any language has these letters, with the way to them; a line found keeps all below it. */
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
