import type { Category, Product, ProductCard } from "@bezak/contract/catalog.ts";

/** Fields of a card that are computed here and not stored. */
type Computed = "discountPercent" | "currency" | "isNew";

/** What commerce keeps of one product for lists; named as the contract names it. */
export type ProductDocument = Omit<ProductCard, Computed>;

/** A document with what only the product's own page shows. */
export type ProductDetail = ProductDocument &
  Pick<Product, "description" | "attributes" | "options" | "variants">;

export interface FacetCounts {
  brands: { value: string; count: number }[];
  categories: { id: string; slug: string; name: Category["name"]; count: number }[];
  ratings: { value: number; count: number }[];
  price: { min: number; max: number } | null;
  inStock: { true: number; false: number };
}

export interface DocumentPage {
  documents: ProductDocument[];
  count: number;
  facets: FacetCounts;
}

/** A category with its place among its neighbours. */
export interface CategoryRow extends Category {
  rank: number;
  featured: boolean;
}
