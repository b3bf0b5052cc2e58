import { Facets, Product, ProductCard, type Category } from "@bezak/contract/catalog.ts";
import { z } from "zod";
import { toRows } from "../commerce.ts";

/** Fields of a card that are computed here and not stored. */
const computed = { discountPercent: true, currency: true, isNew: true } as const;

/** The stored document of a product for lists; its fields are named as in the contract. */
export const ProductDocument = ProductCard.omit(computed);

export type ProductDocument = z.infer<typeof ProductDocument>;

/** A document with the fields that only the product's own page shows. */
export const ProductDetail = Product.omit({ ...computed, delivery: true, returnDays: true });

export type ProductDetail = z.infer<typeof ProductDetail>;

export const FacetCounts = Facets.extend({ inStock: z.object({ true: z.int(), false: z.int() }) });

export type FacetCounts = z.infer<typeof FacetCounts>;

export const DocumentPage = z.object({
  documents: toRows<ProductDocument>(),
  count: z.int(),
  facets: FacetCounts,
});

export type DocumentPage = z.infer<typeof DocumentPage>;

/** A category with its position among its siblings. */
export interface CategoryRow extends Category {
  rank: number;
  featured: boolean;
  /** ids and slugs of the categories that were merged into it */
  formerKeys?: string[];
}
