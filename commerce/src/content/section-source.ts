import { z } from "@medusajs/framework/zod";
import { productSorts } from "../catalog/product-query.ts";

const text = z.string().min(1).max(200);
const limit = z.number().int().min(1).max(100);
const localized = z.object({ ru: z.string(), uz: z.string().nullish(), en: z.string().nullish() });

/** Source of a section's items, by its type. */
export const sectionSources = {
  /** products, by the query of a product list */
  products: z.object({
    filter: z.enum(["sales", "new", "brands"]).optional(),
    sort: z.enum(productSorts).optional(),
    category: text.optional(),
    brand: z.array(text).min(1).max(50).optional(),
    seller: text.optional(),
    limit,
  }),
  /** these categories in this order, or the featured ones */
  categories: z.object({ ids: z.array(text).min(1).max(100).optional(), limit }),
  banner: z.object({ bannerId: text }),
  text: z.object({ text: localized }),
};

export type SectionType = keyof typeof sectionSources;
export type SectionSource<Type extends SectionType> = z.infer<(typeof sectionSources)[Type]>;
