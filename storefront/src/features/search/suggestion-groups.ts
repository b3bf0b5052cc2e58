import type { Sum } from "@bezak/contract/money.ts";
import type { Suggestions } from "@bezak/contract/catalog.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Paths } from "../../lib/paths.ts";

export interface Suggestion {
  /** unique in the list */
  key: string;
  to: string;
  label: string;
  picture?: string | null;
  price?: Sum;
  oldPrice?: Sum | null;
  /** an earlier search on this device, which can be removed */
  recent?: true;
}

export interface SuggestionGroup {
  key: "recent" | "categories" | "products" | "sellers" | "all";
  title: string;
  items: readonly Suggestion[];
}

interface Words {
  t: Texts;
  paths: Paths;
  localized: (text: LocalizedText) => string;
}

/** Groups for an empty field: earlier searches and offers. */
export function firstGroups(
  recent: readonly string[],
  offers: readonly Suggestion[],
  { t, paths }: Omit<Words, "localized">,
): SuggestionGroup[] {
  const searches = recent.map((text): Suggestion => ({
    key: `recent-${text}`,
    to: paths.search(text),
    label: text,
    recent: true,
  }));
  const groups: SuggestionGroup[] = [
    { key: "recent", title: t("search.recent"), items: searches },
    { key: "categories", title: t("search.categories"), items: offers },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Groups for a typed text: matches, and as the last line the search itself. */
export function foundGroups(found: Suggestions, text: string, words: Words): SuggestionGroup[] {
  const { t, paths, localized } = words;
  const groups: SuggestionGroup[] = [
    {
      key: "categories",
      title: t("search.categories"),
      items: found.categories.map(({ id, slug, name }) => ({
        key: `category-${id}`,
        to: paths.category(slug || id),
        label: localized(name),
      })),
    },
    {
      key: "products",
      title: t("search.products"),
      items: found.products.map(({ id, slug, name, image, price, oldPrice }) => ({
        key: `product-${id}`,
        to: paths.product(slug || id),
        label: localized(name),
        picture: image,
        price,
        oldPrice,
      })),
    },
    {
      key: "sellers",
      title: t("search.sellers"),
      items: found.sellers.map(({ id, name, logo }) => ({
        key: `seller-${id}`,
        to: paths.seller(id),
        label: name,
        picture: logo,
      })),
    },
  ];
  const some = groups.filter(({ items }) => items.length > 0);
  if (some.length === 0) return [];
  const all = { key: "all", to: paths.search(text), label: t("search.allResults", { text }) };
  return [...some, { key: "all", title: "", items: [all] }];
}
