import { z } from "zod";
import { contentLimits, type SectionType } from "./content-rules.ts";
import { productFilters, productSorts } from "./product-query.ts";
import { storableText } from "./shared-schemas.ts";
import { WrittenText } from "./shops.ts";

const key = storableText.trim().min(1).max(200);
const limit = z.int().min(1).max(contentLimits.itemsMax);

/** Source of a section's items by its type, in requests and as it is stored. */
export const sectionSources = {
  products: z
    .strictObject({
      filter: z.enum(productFilters).optional(),
      sort: z.enum(productSorts).optional(),
      category: key.describe("id or slug of an existing category").optional(),
      brand: z.array(key).min(1).max(50).optional(),
      seller: key.describe("id of an existing shop").optional(),
      limit,
    })
    .meta({ id: "ProductSourceInput" }),
  categories: z
    .strictObject({
      ids: z.array(key).min(1).max(contentLimits.itemsMax).optional().describe("ids or slugs, in this order"),
      limit,
    })
    .meta({ id: "CategorySourceInput" }),
  banner: z
    .strictObject({ bannerId: key.describe("id of an existing banner") })
    .meta({ id: "BannerSourceInput" }),
  text: z.strictObject({ text: WrittenText(1, contentLimits.textMax) }).meta({ id: "TextSourceInput" }),
} satisfies Record<SectionType, z.ZodType>;

export type SectionSource<Type extends SectionType> = z.infer<(typeof sectionSources)[Type]>;
