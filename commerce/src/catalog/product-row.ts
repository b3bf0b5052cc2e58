import type { Sum } from "@bezak/contract/money.ts";

/** Fields of one product that lists filter, sort, count and suggest by; about 400 bytes with its strings. */
export interface ProductRow {
  readonly id: string;
  /** Changes with every write of the document. */
  readonly version: string;
  /** Index of its brand in the image, -1 without one. */
  readonly brand: number;
  readonly path: number;
  readonly sellerId: string;
  readonly price: Sum;
  readonly onSale: boolean;
  readonly inStock: boolean;
  readonly rating: number;
  readonly popularity: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly place: number;
  /** Shows whether its names have changed. */
  readonly namesHash: number;
}

/** Categories of a product, from the top down. */
export interface CategoryPath {
  readonly ids: readonly string[];
  readonly slugs: readonly string[];
}

/** A document's fields in the index table. */
export interface StoredFields {
  id: string;
  version: string;
  brand: string | null;
  categoryIds: string[];
  categorySlugs: string[];
  sellerId: string;
  price: Sum;
  onSale: boolean;
  inStock: boolean;
  rating: number;
  popularity: number;
  createdAt: number;
  /** Its names, normalised, one per line. */
  names: string;
}
