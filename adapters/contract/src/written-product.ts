import { z } from "zod";
import { sellerProductStatuses, vatRates } from "./product-attributes.ts";
import { sellerLimits } from "./seller-limits.ts";
import { freeText, Id, ofSums, storableText } from "./shared-schemas.ts";
import { WrittenText } from "./shops.ts";

/** 1 to 1,000,000,000,000 whole sums for a piece. */
export const Price = ofSums(
  z.int().min(sellerLimits.priceMin).max(sellerLimits.priceMax).describe("whole sum"),
);
export const Stock = z.int().min(0).max(sellerLimits.stockMax);
const Sku = z
  .string()
  .trim()
  .min(1)
  .max(sellerLimits.skuMax)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u);
export const AttributeValue = z.union([freeText(0, 500), z.number().min(-1e9).max(1e9), z.boolean()]);

export type AttributeValue = z.infer<typeof AttributeValue>;

const shownStock = Stock.optional().describe(
  "the stock that the form showed; if it equals `stock`, the stock is not changed, even if orders have reduced it meanwhile",
);

const chosen = z
  .record(freeText(0, 80), freeText(0, 80))
  .describe("Russian name of an option -> Russian name of its value; empty for the only variant");

const WrittenVariant = z.strictObject({
  id: Id.optional().describe("of an existing variant; a variant without an id is new"),
  sku: Sku.nullish(),
  options: chosen,
  price: Price,
  oldPrice: Price.nullish(),
  stock: Stock,
  shownStock,
  image: storableText.max(300).nullish().describe("one of the product's pictures"),
});

const fiscal = {
  ikpu: z
    .string()
    .regex(/^\d{17}$/)
    .nullish()
    .describe("code of the national catalogue; null: that of the category"),
  packageCode: z
    .string()
    .regex(/^\d{1,20}$/)
    .nullish(),
  vatPercent: z.literal([...vatRates]).nullish(),
};

/** In this order, the cover first: addresses from POST /upload, or the present ones. */
const pictures = z.array(storableText.max(300)).max(sellerLimits.picturesMax);

const attributes = z
  .record(storableText.max(40), AttributeValue)
  .refine((values) => Object.keys(values).length <= sellerLimits.attributesMax)
  .describe("value by the attribute's key");

const options = z
  .array(
    z.strictObject({
      name: WrittenText(1, 40),
      values: z.array(WrittenText(1, 40)).min(1).max(sellerLimits.optionValuesMax),
    }),
  )
  .max(sellerLimits.optionsMax);

/**
 * A product in a request. A draft needs only a name and a category; other missing fields are reported at publication.
 * Without `variants`, `price`, `stock` and `sku` belong to the only variant.
 */
export const WrittenProduct = z
  .strictObject({
    name: z.union([freeText(1, sellerLimits.productNameMax), WrittenText(1, sellerLimits.productNameMax)]),
    description: WrittenText(0, sellerLimits.productTextMax).nullish(),
    categoryId: Id,
    brand: freeText(0, sellerLimits.brandMax).nullish(),
    price: Price.optional(),
    oldPrice: Price.nullish(),
    stock: Stock.optional().describe("if left out: unchanged, or none for a new product"),
    shownStock,
    sku: Sku.nullish(),
    images: pictures.default([]),
    attributes: attributes.default({}),
    options: options.default([]),
    variants: z.array(WrittenVariant).max(sellerLimits.variantsMax).optional(),
    status: z.enum(sellerProductStatuses).default("draft"),
    ...fiscal,
  })
  .meta({ id: "WrittenProduct" });

export type WrittenProduct = z.infer<typeof WrittenProduct>;

/**
 * A change of a product; fields that are left out keep their values. Without `variants`, `price`, `stock` and `sku`
 * belong to the only variant; they do not apply to products with options.
 */
export const RewrittenProduct = WrittenProduct.partial()
  .extend({
    name: WrittenProduct.shape.name
      .optional()
      .describe(
        "a plain text is in Russian and leaves the other languages unchanged; an object replaces all of them",
      ),
    price: Price.nullish().describe("null: unchanged"),
    images: pictures.optional(),
    attributes: attributes.optional(),
    options: options.optional(),
    variants: z
      .array(
        WrittenVariant.partial().extend({
          price: Price.nullish().describe("null: unchanged, or none for a new variant"),
        }),
      )
      .max(sellerLimits.variantsMax)
      .optional()
      .describe(
        "all variants that the product is to have; fields that are left out of an existing variant are unchanged",
      ),
    status: z.enum(sellerProductStatuses).optional(),
    version: z
      .int()
      .min(1)
      .optional()
      .describe("version that was edited; an older one is refused with 409 product_changed"),
  })
  .meta({ id: "RewrittenProduct" });

export type RewrittenProduct = z.infer<typeof RewrittenProduct>;
