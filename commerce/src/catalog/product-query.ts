import { z } from "@medusajs/framework/zod";

export const productSorts = ["popularity", "price_asc", "price_desc", "newest", "rating"] as const;
const text = z.string().trim().min(1).max(200);
const sum = z.coerce.number().int().min(0).max(1_000_000_000_000);
const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const oneOrMany = z.union([text.transform((value) => [value]), z.array(text).min(1).max(50)]);
const limit = z.coerce.number().int().min(1).max(100);

/** Query of a product list; unknown fields are rejected. */
export const productQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  category: text.optional(),
  seller: text.optional(),
  brand: oneOrMany.optional(),
  minPrice: sum.optional(),
  maxPrice: sum.optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  inStock: flag.optional(),
  filter: z.enum(["sales", "new", "brands"]).optional(),
  sort: z.enum(productSorts).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: limit.default(20),
  facets: flag.optional(),
});

export type ListedProductsQuery = z.infer<typeof productQuery>;

export const featuredQuery = z.strictObject({ limit: limit.default(10) });
