import { z } from "zod";
import { CategoryRef, Product } from "./catalog.ts";
import { pageQuery, Pagination, success } from "./envelope.ts";
import {
  attributeKinds,
  sellerProductSorts,
  sellerProductStatuses,
  stockFilters,
} from "./product-attributes.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/seller-products.ts";
import { sellerLimits } from "./seller-limits.ts";
import { productWithoutReadOnly } from "./shown-body.ts";
import { Id, IdParams, Localized, Picture, Sum, Time, storableText } from "./shared-schemas.ts";
import { Price, RewrittenProduct, Stock, WrittenProduct } from "./written-product.ts";

const count = z.int().min(0);

/** An attribute that goods of a category have. */
export const CategoryAttribute = z
  .object({
    key: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/)
      .describe("stable word of it within the shop"),
    name: Localized,
    kind: z.enum(attributeKinds),
    unit: Localized.nullable().describe("of a number"),
    required: z.boolean().describe("needed before a product is published"),
    choices: z.array(z.object({ value: z.string(), name: Localized })).describe("of a choice"),
  })
  .meta({ id: "CategoryAttribute" });

export type CategoryAttribute = z.infer<typeof CategoryAttribute>;

/** What is needed to sell in a category: its attributes, and what the shop pays for a sale in it. */
export const CategoryTerms = z
  .object({
    category: CategoryRef,
    attributes: z.array(CategoryAttribute),
    commissionPercent: z.number().min(0).describe("of the price, for this shop in this category, now"),
    ikpu: z.string().nullable().describe("fiscal code that goods of it have unless told otherwise"),
    packageCode: z.string().nullable(),
    vatPercent: z.number().nullable(),
  })
  .meta({ id: "CategoryTerms" });

export type CategoryTerms = z.infer<typeof CategoryTerms>;

/** A row of a shop's list. */
export const SellerProductRow = z
  .object({
    id: Id,
    slug: z.string(),
    name: Localized,
    image: z.string().nullable(),
    category: CategoryRef,
    status: z.enum(sellerProductStatuses),
    price: z.object({ min: Sum, max: Sum }).nullable().describe("over its variants; null while it has none"),
    oldPrice: Sum.nullable(),
    stock: count.describe("free pieces of all variants"),
    variants: z.array(
      z.object({
        id: Id,
        title: Localized,
        sku: z.string().nullable(),
        price: Sum.nullable().describe("null in a draft that has none yet"),
        oldPrice: Sum.nullable(),
        stock: count.describe("free to be sold: what is reserved by orders is not counted"),
        reserved: count.describe("pieces that orders wait for: what is on its way is not counted"),
      }),
    ),
    sold: count.describe("pieces sold in the last 30 days"),
    views: count.describe("in the last 30 days"),
    rating: z.number().min(0),
    reviewCount: count,
    createdAt: Time,
    updatedAt: Time,
  })
  .meta({ id: "SellerProductRow" });

export type SellerProductRow = z.infer<typeof SellerProductRow>;

const shownStock = count.describe(
  "the same as `stock`: sent back as it is beside another `stock`, it says that a change was meant",
);

/** A product with everything its form holds. */
export const SellerProduct = z
  .object({
    ...SellerProductRow.shape,
    shownStock,
    variants: z.array(SellerProductRow.shape.variants.element.extend({ shownStock })),
    version: z.int().min(1).describe("sent back with a change: who edits an older one is told so"),
    description: Localized,
    brand: z.string().nullable(),
    images: z.array(Picture),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    options: z.array(z.object({ name: Localized, values: z.array(Localized) })),
    choices: z
      .array(
        z.object({
          id: Id,
          options: z.record(z.string(), z.string()),
          image: z.string().nullable(),
        }),
      )
      .describe("which option values each variant has"),
    ikpu: z.string().nullable(),
    packageCode: z.string().nullable(),
    vatPercent: z.number().nullable(),
    missing: z.array(z.string()).describe("paths of what is needed before it can be published"),
  })
  .meta({ id: "SellerProduct" });

export type SellerProduct = z.infer<typeof SellerProduct>;

export const SellerProductQuery = z.strictObject({
  ...pageQuery,
  q: storableText.trim().max(100).optional().describe("words of its name in any language, or a SKU"),
  status: z.enum(sellerProductStatuses).optional(),
  category: storableText.max(64).optional().describe("id or slug; with those below it"),
  stock: z.enum(stockFilters).optional(),
  sort: z.enum(sellerProductSorts).default("newest"),
});

export type SellerProductQuery = z.infer<typeof SellerProductQuery>;

const SellerProductPage = z
  .object({
    success: z.literal(true),
    data: z.array(SellerProductRow),
    pagination: Pagination,
    counts: z
      .object({ all: count, draft: count, published: count, low: count, out: count })
      .describe("among those that match the words and the category, whatever else is asked for"),
  })
  .meta({ id: "SellerProductPage" });

/** New prices and stock of many variants at once: all or none; the row and field of what is wrong is named. */
export const BulkChange = z
  .strictObject({
    variants: z
      .array(
        z.strictObject({
          id: Id,
          price: Price.optional(),
          oldPrice: Price.nullish(),
          stock: Stock.optional(),
        }),
      )
      .max(sellerLimits.bulkMax)
      .optional(),
    products: z
      .array(z.strictObject({ id: Id, status: z.enum(sellerProductStatuses) }))
      .max(sellerLimits.bulkMax)
      .optional(),
  })
  .meta({ id: "BulkChange" });

export type BulkChange = z.infer<typeof BulkChange>;

/** Where products are shown: their pages and lists, shops with their counts, what the home page is made of. */
const showsProducts = ["/products", "/sellers", "/categories", "/sections"];

export const sellerProductsRoutes = defineRoutes({
  sellerProducts: {
    ...splitEndpoint(routes.sellerProducts),
    summary: "The shop's goods, drafts too",
    access: ["seller"],
    forward: { path: "/vendor/products", pick: "products" },
    sellerSection: "products",
    query: SellerProductQuery,
    success: {
      status: 200,
      schema: SellerProductPage,
    },
  },
  createSellerProduct: {
    ...splitEndpoint(routes.createSellerProduct),
    summary: "Write a product, as a draft or published",
    access: ["seller"],
    forward: { path: "/vendor/products", pick: "product", drops: showsProducts },
    sellerSection: "products",
    idempotent: true,
    body: WrittenProduct,
    success: { status: 201, schema: success("CreatedSellerProduct", SellerProduct) },
    errors: ["category_not_found", "sku_taken", "idempotency_mismatch"],
  },
  changeSellerProducts: {
    ...splitEndpoint(routes.changeSellerProducts),
    summary: "Change prices, stock and states of many at once: all or none",
    access: ["seller"],
    forward: { path: "/vendor/products", drops: showsProducts },
    sellerSection: "products",
    extension: true,
    body: BulkChange,
    success: { status: 200, schema: success("ChangedSellerProducts", z.object({ changed: count })) },
    errors: ["product_not_found"],
  },
  sellerProduct: {
    ...splitEndpoint(routes.sellerProduct),
    summary: "One product of the shop with everything its form holds",
    access: ["seller"],
    forward: { path: "/vendor/products/{id}", pick: "product" },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    heavy: true,
    success: { status: 200, schema: success("SellerProductAnswer", SellerProduct) },
    errors: ["product_not_found"],
  },
  previewSellerProduct: {
    ...splitEndpoint(routes.previewSellerProduct),
    summary: "The product as buyers will see it, drafts too",
    access: ["seller"],
    sellerSection: "products",
    extension: true,
    params: IdParams,
    heavy: true,
    success: { status: 200, schema: success("SellerProductPreview", Product) },
    errors: ["product_not_found"],
  },
  changeSellerProduct: {
    ...splitEndpoint(routes.changeSellerProduct),
    summary: "Change a product: what is left out stays, read-only fields of what was read are ignored",
    access: ["seller"],
    forward: { path: "/vendor/products/{id}", pick: "product", drops: showsProducts },
    sellerSection: "products",
    params: IdParams,
    body: RewrittenProduct,
    fromShown: productWithoutReadOnly(SellerProduct, RewrittenProduct),
    success: { status: 200, schema: success("ChangedSellerProduct", SellerProduct) },
    errors: ["product_not_found", "category_not_found", "sku_taken", "product_changed", "stock_reserved"],
  },
  deleteSellerProduct: {
    ...splitEndpoint(routes.deleteSellerProduct),
    summary: "Take a product out of the shop; orders of the past keep theirs",
    access: ["seller"],
    forward: { path: "/vendor/products/{id}", drops: showsProducts },
    sellerSection: "products",
    params: IdParams,
    success: { status: 200, schema: success("DeletedSellerProduct", z.object({})) },
    errors: ["product_not_found"],
  },
  categoryTerms: {
    ...splitEndpoint(routes.categoryTerms),
    summary: "Attributes, fiscal codes and commission of a category, for this shop",
    access: ["seller"],
    forward: { path: "/vendor/categories/{id}", pick: "terms" },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("CategoryTermsAnswer", CategoryTerms) },
    errors: ["category_not_found"],
  },
});
