import { z } from "zod";
import { CategoryRef, Product } from "./catalog.ts";
import { pageQuery, Pagination, success } from "./envelope.ts";
import {
  attributeKinds,
  sellerProductSorts,
  sellerProductStatuses,
  shownProductStatuses,
  stockFilters,
} from "./product-attributes.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/seller-products.ts";
import { sellerLimits } from "./seller-limits.ts";
import { ownProductWithoutReadOnly } from "./shown-body.ts";
import { Id, IdParams, Localized, Picture, Sum, Time, storableText } from "./shared-schemas.ts";
import { Price, RewrittenProduct, Stock, WrittenProduct } from "./written-product.ts";

const count = z.int().min(0);

/** An attribute of the products of a category. */
export const CategoryAttribute = z
  .object({
    key: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/)
      .describe("stable identifier"),
    name: Localized,
    kind: z.enum(attributeKinds),
    unit: Localized.nullable().describe("for attributes of kind `number`"),
    required: z.boolean().describe("whether a product needs it for publication"),
    choices: z
      .array(z.object({ value: z.string(), name: Localized }))
      .describe("for attributes of kind `choice`"),
  })
  .meta({ id: "CategoryAttribute" });

export type CategoryAttribute = z.infer<typeof CategoryAttribute>;

/** What a shop needs to know to sell in a category. */
export const CategoryTerms = z
  .object({
    category: CategoryRef,
    attributes: z.array(CategoryAttribute),
    commissionPercent: z
      .number()
      .min(0)
      .describe("percent of the price, currently, for this shop in this category"),
    ikpu: z
      .string()
      .nullable()
      .describe("fiscal code of the category's products that have none of their own"),
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
    status: z.enum(shownProductStatuses),
    hiddenReason: z
      .string()
      .nullable()
      .describe("why an administrator has hidden it; null unless `status` is `hidden`"),
    price: z
      .object({ min: Sum, max: Sum })
      .nullable()
      .describe("lowest and highest price of the variants; null without variants"),
    oldPrice: Sum.nullable(),
    stock: count.describe("available pieces of all variants"),
    variants: z.array(
      z.object({
        id: Id,
        title: Localized,
        sku: z.string().nullable(),
        price: Sum.nullable().describe("null in a draft without a price"),
        oldPrice: Sum.nullable(),
        stock: count.describe("available pieces, without those reserved by orders"),
        reserved: count.describe("pieces reserved by orders that are not sent yet"),
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
  "the same as `stock`; sent back unchanged with a different `stock`, it shows that the stock was changed on purpose",
);

/** A product with all fields of its form. */
export const SellerProduct = z
  .object({
    ...SellerProductRow.shape,
    shownStock,
    variants: z.array(SellerProductRow.shape.variants.element.extend({ shownStock })),
    version: z
      .int()
      .min(1)
      .describe("must be sent with a change, so that changes of an older version are refused"),
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
      .describe("the option values of each variant"),
    ikpu: z.string().nullable(),
    packageCode: z.string().nullable(),
    vatPercent: z.number().nullable(),
    missing: z.array(z.string()).describe("paths of the fields that are missing for publication"),
  })
  .meta({ id: "SellerProduct" });

export type SellerProduct = z.infer<typeof SellerProduct>;

export const SellerProductQuery = z.strictObject({
  ...pageQuery,
  q: storableText.trim().max(100).optional().describe("words of the name in any language, or a SKU"),
  status: z.enum(shownProductStatuses).optional(),
  category: storableText.max(64).optional().describe("id or slug; includes subcategories"),
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
      .object({ all: count, draft: count, published: count, hidden: count, low: count, out: count })
      .describe("numbers among the products that match `q` and `category`, independent of the other filters"),
  })
  .meta({ id: "SellerProductPage" });

/** New prices and stock of many variants, all or none; errors name the row and the field. */
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

/** Public paths whose answers depend on products. */
export const showsProducts = ["/products", "/sellers", "/categories", "/sections"];

export const sellerProductsRoutes = defineRoutes({
  sellerProducts: {
    ...splitEndpoint(routes.sellerProducts),
    summary: "The shop's products, drafts included",
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
    summary: "Create a product, as a draft or published",
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
    summary: "Change prices, stock and statuses of many products: all or none",
    access: ["seller"],
    forward: { path: "/vendor/products", drops: showsProducts },
    sellerSection: "products",
    extension: true,
    body: BulkChange,
    success: { status: 200, schema: success("ChangedSellerProducts", z.object({ changed: count })) },
    errors: ["product_not_found", "product_hidden"],
  },
  sellerProduct: {
    ...splitEndpoint(routes.sellerProduct),
    summary: "One product of the shop with all fields of its form",
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
    summary: "The product as buyers see it, also as a draft",
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
    summary: "Change a product: fields that are left out keep their values, read-only fields are ignored",
    access: ["seller"],
    forward: { path: "/vendor/products/{id}", pick: "product", drops: showsProducts },
    sellerSection: "products",
    params: IdParams,
    body: RewrittenProduct,
    fromShown: ownProductWithoutReadOnly(SellerProduct, RewrittenProduct),
    success: { status: 200, schema: success("ChangedSellerProduct", SellerProduct) },
    errors: [
      "product_not_found",
      "category_not_found",
      "sku_taken",
      "product_changed",
      "product_hidden",
      "stock_reserved",
    ],
  },
  deleteSellerProduct: {
    ...splitEndpoint(routes.deleteSellerProduct),
    summary: "Delete a product; existing orders keep their lines",
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
