import type { SectionType } from "@bezak/contract/content-rules.ts";
import type { SectionSource } from "@bezak/contract/section-sources.ts";
import type { TranslatedText } from "../../../search/localized.ts";
import { words } from "../catalog/localized.ts";

/** A section with a source that matches its type. */
export type SectionSeed = {
  [Type in SectionType]: { type: Type; title: TranslatedText; source: SectionSource<Type> };
}[SectionType];

/** Products in a section before "see all": one and a half screens of a wide window. */
const productLimit = 8;

/** Category pictures in one row. */
const tiles = 12;

const products = (title: string, source: Omit<SectionSource<"products">, "limit">): SectionSeed => ({
  type: "products",
  title: words(title),
  source: { ...source, limit: productLimit },
});

/** Sections of the demo's home page, from top to bottom. */
export const sections: readonly SectionSeed[] = [
  { type: "categories", title: words("Категории | Turkumlar | Categories"), source: { limit: tiles } },
  products("Новинки | Yangiliklar | New arrivals", { filter: "new", sort: "newest" }),
  products("Скидки | Chegirmalar | On sale", { filter: "sales", sort: "popularity" }),
  products("Популярное | Ommabop | Popular", { sort: "popularity" }),
  products(
    "Nuqra: украшения на каждый день | Nuqra: har kungi taqinchoqlar | Nuqra: jewellery for every day",
    {
      brand: ["Nuqra"],
    },
  ),
  products(
    "Karvon Craft: сумки и кошельки | Karvon Craft: sumka va hamyonlar | Karvon Craft: bags and wallets",
    {
      brand: ["Karvon Craft"],
      category: "bags",
    },
  ),
];
