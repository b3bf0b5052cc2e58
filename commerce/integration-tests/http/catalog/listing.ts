import type { CardDocument } from "../../../src/search/product-document.ts";
import type { FacetCounts } from "../../../src/catalog/count-facets.ts";

/** Facets as they are sent. */
export type Facets = Omit<FacetCounts, "categories"> & {
  categories: { id: string; slug: string; name: Record<"ru" | "uz" | "en", string>; count: number }[];
};

export interface Listing {
  documents: CardDocument[];
  count: number;
  facets?: Facets;
}
