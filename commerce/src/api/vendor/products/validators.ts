import {
  sellerProductSorts,
  sellerProductStatuses,
  stockFilters,
  vatRates,
} from "@bezak/contract/product-attributes.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { z } from "@medusajs/framework/zod";

const id = z.string().min(1).max(64);
const price = z.number().int().min(sellerLimits.priceMin).max(sellerLimits.priceMax);
const stock = z.number().int().min(0).max(sellerLimits.stockMax);
const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const written = (min: number, max: number) =>
  z.strictObject({ ru: text(min, max), uz: text(0, max).nullish(), en: text(0, max).nullish() });
const sku = text(1, sellerLimits.skuMax).nullish();

const variant = z.strictObject({
  id: id.optional(),
  sku,
  options: z.record(z.string().max(80), z.string().max(80)),
  price,
  oldPrice: price.nullish(),
  stock,
  shownStock: stock.optional(),
  image: z.string().max(300).nullish(),
});

export const ProductBody = z.strictObject({
  name: z.union([text(1, sellerLimits.productNameMax), written(1, sellerLimits.productNameMax)]),
  description: written(0, sellerLimits.productTextMax).nullish(),
  categoryId: id,
  brand: text(0, sellerLimits.brandMax).nullish(),
  price: price.optional(),
  oldPrice: price.nullish(),
  stock: stock.optional(),
  shownStock: stock.optional(),
  sku,
  images: z.array(z.string().max(300)).max(sellerLimits.picturesMax).default([]),
  attributes: z
    .record(z.string().max(40), z.union([text(0, 500), z.number().min(-1e9).max(1e9), z.boolean()]))
    .refine((values) => Object.keys(values).length <= sellerLimits.attributesMax)
    .default({}),
  options: z
    .array(
      z.strictObject({
        name: written(1, 40),
        values: z.array(written(1, 40)).min(1).max(sellerLimits.optionValuesMax),
      }),
    )
    .max(sellerLimits.optionsMax)
    .default([]),
  variants: z.array(variant).max(sellerLimits.variantsMax).optional(),
  status: z.enum(sellerProductStatuses).default("draft"),
  ikpu: z
    .string()
    .regex(/^\d{17}$/)
    .nullish(),
  packageCode: z
    .string()
    .regex(/^\d{1,20}$/)
    .nullish(),
  vatPercent: z.literal([...vatRates]).nullish(),
});

/** All that is left out stays as it is. */
export const RewrittenProduct = ProductBody.partial().extend({
  price: price.nullish(),
  images: ProductBody.shape.images.unwrap().optional(),
  attributes: ProductBody.shape.attributes.unwrap().optional(),
  options: ProductBody.shape.options.unwrap().optional(),
  variants: z
    .array(variant.partial().extend({ price: price.nullish() }))
    .max(sellerLimits.variantsMax)
    .optional(),
  status: z.enum(sellerProductStatuses).optional(),
  version: z.number().int().min(1).optional(),
});

export const BulkBody = z.strictObject({
  variants: z
    .array(
      z.strictObject({ id, price: price.optional(), oldPrice: price.nullish(), stock: stock.optional() }),
    )
    .max(sellerLimits.bulkMax)
    .default([]),
  products: z
    .array(z.strictObject({ id, status: z.enum(sellerProductStatuses) }))
    .max(sellerLimits.bulkMax)
    .default([]),
});

export const ProductsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  q: z.string().trim().max(100).optional(),
  status: z.enum(sellerProductStatuses).optional(),
  category: z.string().max(64).optional(),
  stock: z.enum(stockFilters).optional(),
  sort: z.enum(sellerProductSorts).default("newest"),
});

export type ProductBody = z.infer<typeof ProductBody>;
export type RewrittenProduct = z.infer<typeof RewrittenProduct>;
export type BulkBody = z.infer<typeof BulkBody>;
