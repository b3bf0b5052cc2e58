import { z } from "zod";
import { administeredProductSorts } from "./administered-sorts.ts";
import { SellerRef } from "./catalog.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { priceSuspicions } from "./price-suspicions.ts";
import { productProblems, shownProductStatuses } from "./product-attributes.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/product-admin.ts";
import { SellerProduct, SellerProductRow, showsProducts } from "./seller-products.ts";
import { freeText, Id, IdParams, storableText, Sum, Version, VersionInput } from "./shared-schemas.ts";
import { productWithoutReadOnly } from "./shown-body.ts";
import { RewrittenProduct, WrittenProduct } from "./written-product.ts";

/** A price that looks wrong, and what it was compared with. It is a question for a person: nothing follows from it. */
export const SuspiciousPrice = z
  .object({
    reason: z.enum(priceSuspicions),
    price: Sum,
    compared: Sum.nullable().describe("the old price of a discount, or the median of the category"),
    products: z
      .int()
      .nullable()
      .describe("published products of the category from which the median was computed"),
  })
  .meta({ id: "SuspiciousPrice" });

export type SuspiciousPrice = z.infer<typeof SuspiciousPrice>;

/** A product of any shop in the list of administrators. */
export const AdministeredProductRow = z
  .object({
    ...SellerProductRow.shape,
    seller: SellerRef,
    problems: z
      .array(z.enum(productProblems))
      .describe(
        "`no_picture`; `no_translation`: name or description is missing in Uzbek or English; `no_fiscal_code`: neither its own nor of its category; `suspicious_price`: see `suspiciousPrice`",
      ),
    suspiciousPrice: SuspiciousPrice.nullable(),
    version: Version,
  })
  .meta({ id: "AdministeredProductRow" });

export type AdministeredProductRow = z.infer<typeof AdministeredProductRow>;

/** The same with all fields of the product's form. */
export const AdministeredProduct = z
  .object({
    ...SellerProduct.shape,
    seller: SellerRef,
    suspiciousPrice: SuspiciousPrice.nullable(),
    version: Version,
  })
  .meta({ id: "AdministeredProduct" });

export type AdministeredProduct = z.infer<typeof AdministeredProduct>;

export const AdministeredProductQuery = z.strictObject({
  ...cursorPageQuery,
  q: storableText.trim().max(100).optional().describe("words of the name in any language, or a SKU"),
  shop: storableText.min(1).max(64).optional().describe("id or slug"),
  category: storableText.min(1).max(64).optional().describe("id or slug; includes subcategories"),
  status: z.enum(shownProductStatuses).optional(),
  problem: z.enum(productProblems).optional().describe("products with this problem, perhaps among others"),
  sort: z
    .enum(administeredProductSorts)
    .default("changed")
    .describe("`changed`: the latest change first; `name`: in Russian"),
});

export type AdministeredProductQuery = z.infer<typeof AdministeredProductQuery>;

export const NewProduct = z
  .strictObject({ ...WrittenProduct.shape, sellerId: Id })
  .meta({ id: "NewProduct" });

export type NewProduct = z.infer<typeof NewProduct>;

export const ProductChange = z
  .strictObject({
    ...RewrittenProduct.shape,
    status: z
      .enum(shownProductStatuses)
      .optional()
      .describe("`hidden`: nobody sees it, and the shop cannot publish it; any other status ends that"),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .optional()
      .describe(
        "required to hide the product, and to change what its shop has written; the shop reads it with what was changed",
      ),
    latestMessageId: Id.nullable()
      .optional()
      .describe(
        "the latest of `GET /admin/products/{id}/messages` that was read, null for none: 409 `stale_version` if another was written since. The same status and reason again end the waiting of an answer",
      ),
    version: VersionInput,
  })
  .meta({ id: "ProductChange" });

export type ProductChange = z.infer<typeof ProductChange>;

const ProductAnswer = success("AdministeredProductAnswer", AdministeredProduct);
const refusals = ["category_not_found", "sku_taken"] as const;

export const productAdminRoutes = defineRoutes({
  administeredProducts: {
    ...splitEndpoint(routes.administeredProducts),
    summary: "Products of all shops, drafts too; by default the latest change first",
    access: ["admin"],
    forward: { path: "/admin/products", pick: "products" },
    query: AdministeredProductQuery,
    success: {
      status: 200,
      schema: countedPage("AdministeredProductPage", AdministeredProductRow, shownProductStatuses),
    },
    errors: ["invalid_query"],
  },
  administeredProduct: {
    ...splitEndpoint(routes.administeredProduct),
    summary: "One product of any shop with all fields of its form",
    access: ["admin"],
    forward: { path: "/admin/products/{id}", pick: "product" },
    extension: true,
    params: IdParams,
    heavy: true,
    success: { status: 200, schema: ProductAnswer },
    errors: ["product_not_found"],
  },
  createProduct: {
    ...splitEndpoint(routes.createProduct),
    summary: "Create a product for a shop, as a draft or published",
    access: ["admin"],
    forward: { path: "/admin/products", pick: "product", drops: showsProducts },
    idempotent: true,
    body: NewProduct,
    success: { status: 201, schema: ProductAnswer },
    errors: ["seller_not_found", ...refusals, "idempotency_mismatch"],
  },
  changeProduct: {
    ...splitEndpoint(routes.changeProduct),
    summary: "Change, hide or publish a product of any shop; orders that were placed stay as they are",
    access: ["admin"],
    forward: { path: "/admin/products/{id}", pick: "product", drops: showsProducts },
    versioned: true,
    params: IdParams,
    body: ProductChange,
    fromShown: productWithoutReadOnly(AdministeredProduct, ProductChange),
    success: { status: 200, schema: ProductAnswer },
    errors: ["product_not_found", ...refusals, "stock_reserved", "stale_version"],
  },
  deleteProduct: {
    ...splitEndpoint(routes.deleteProduct),
    summary: "Delete a product of any shop; existing orders keep their lines",
    access: ["admin"],
    forward: { path: "/admin/products/{id}", drops: showsProducts },
    versioned: true,
    current: AdministeredProduct,
    params: IdParams,
    success: { status: 200, schema: success("DeletedProduct", z.object({})) },
    errors: ["product_not_found", "stale_version"],
  },
});
