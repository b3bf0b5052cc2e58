import { z } from "zod";
import { sellerProductStatuses, vatRates } from "./product-attributes.ts";
import { sellerLimits } from "./seller-limits.ts";
import { freeText, Id, ofSums, storableText } from "./shared-schemas.ts";
import { WrittenText } from "./shops.ts";

/** What a piece costs: 1 to a million million whole sums. */
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

const shownStock = Stock.optional().describe(
  "what a form showed: stock that is still the same was not meant to change, whatever was ordered meanwhile",
);

const chosen = z
  .record(freeText(0, 80), freeText(0, 80))
  .describe("ru name of an option -> ru name of its value; empty for the only variant");

const WrittenVariant = z.strictObject({
  id: Id.optional().describe("of a variant that is there; without one it is new"),
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

/** Pictures in their order, the first is the cover: addresses that POST /upload answered, or those there now. */
const pictures = z.array(storableText.max(300)).max(sellerLimits.picturesMax);

const attributes = z
  .record(storableText.max(40), AttributeValue)
  .refine((values) => Object.keys(values).length <= sellerLimits.attributesMax)
  .describe("value by key of the attribute");

const options = z
  .array(
    z.strictObject({
      name: WrittenText(1, 40),
      values: z.array(WrittenText(1, 40)).min(1).max(sellerLimits.optionValuesMax),
    }),
  )
  .max(sellerLimits.optionsMax);

/**
 * A product as it is written. A draft needs a name and a category only; whatever else is missing is said when it is
 * published. Without `variants`, `price`, `stock` and `sku` are those of the only one.
 */
export const WrittenProduct = z
  .strictObject({
    name: z.union([freeText(1, sellerLimits.productNameMax), WrittenText(1, sellerLimits.productNameMax)]),
    description: WrittenText(0, sellerLimits.productTextMax).nullish(),
    categoryId: Id,
    brand: freeText(0, sellerLimits.brandMax).nullish(),
    price: Price.optional(),
    oldPrice: Price.nullish(),
    stock: Stock.optional().describe("left out: as it is, none of a new product"),
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
 * What is changed of a product; all that is left out stays as it is. Without `variants`, `price`, `stock` and `sku` are
 * those of the only one: a product with options is not given them.
 */
export const RewrittenProduct = WrittenProduct.partial()
  .extend({
    name: WrittenProduct.shape.name
      .optional()
      .describe("a plain text is the `ru` one: the other languages stay; an object is all of them"),
    price: Price.nullish().describe("null: as it is"),
    images: pictures.optional(),
    attributes: attributes.optional(),
    options: options.optional(),
    variants: z
      .array(
        WrittenVariant.partial().extend({
          price: Price.nullish().describe("null: as it is, none of a new one"),
        }),
      )
      .max(sellerLimits.variantsMax)
      .optional()
      .describe("all that it is to have; what is left out of one that is there stays"),
    status: z.enum(sellerProductStatuses).optional(),
    version: z.int().min(1).optional().describe("of what was edited; another one is 409 product_changed"),
  })
  .meta({ id: "RewrittenProduct" });

export type RewrittenProduct = z.infer<typeof RewrittenProduct>;
