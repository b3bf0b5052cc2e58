import type { NewSection } from "@bezak/contract/content-admin.ts";
import { words } from "../seed/catalog/localized.ts";

const LIMIT = 8;

const always = { active: true, startsAt: null, endsAt: null };

/** Sections of a new shop's home page, from top to bottom; without products those of products are not shown. */
export const readySections: readonly NewSection[] = [
  {
    type: "categories",
    title: words("Категории | Turkumlar | Categories"),
    source: { limit: 12 },
    ...always,
  },
  {
    type: "products",
    title: words("Новинки | Yangiliklar | New arrivals"),
    source: { filter: "new", sort: "newest", limit: LIMIT },
    ...always,
  },
  {
    type: "products",
    title: words("Популярное | Ommabop | Popular"),
    source: { sort: "popularity", limit: LIMIT },
    ...always,
  },
];
