import { z } from "zod";
import { pageQuery, Pagination, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { productFilters, productSorts } from "./product-query.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/catalog.ts";
import { Id, IdParams, Localized, Picture, queryNumber, Sum, Time, storableText } from "./shared-schemas.ts";

const count = z.int().min(0);

export const CategoryRef = z
  .object({ id: Id, slug: z.string(), name: Localized })
  .meta({ id: "CategoryRef" });

export const SellerRef = z.object({ id: Id, name: z.string() }).meta({ id: "SellerRef" });

export type SellerRef = z.infer<typeof SellerRef>;

const categoryFields = {
  id: Id,
  slug: z.string(),
  name: Localized,
  icon: z.string().nullable(),
  image: z.string().nullable(),
  productCount: count,
  parentId: Id.nullable(),
};

export const Category = z.object(categoryFields).meta({ id: "Category" });

export type Category = z.infer<typeof Category>;

export const CategoryBranch = z
  .object({ ...categoryFields, children: z.array(Category) })
  .meta({ id: "CategoryBranch" });

export type CategoryBranch = z.infer<typeof CategoryBranch>;

const cardFields = {
  id: Id,
  slug: z.string(),
  name: Localized,
  price: Sum,
  oldPrice: Sum.nullable(),
  discountPercent: z.int().min(0),
  currency: z.literal("UZS"),
  image: z.string().nullable(),
  images: z.array(Picture),
  brand: z.string().nullable(),
  category: CategoryRef,
  seller: SellerRef,
  rating: z.number().min(0).describe("0 to 5"),
  reviewCount: count,
  inStock: z.boolean(),
  isNew: z.boolean(),
  variantId: Id.nullable().describe("the variant that a card adds to the cart"),
  createdAt: Time,
};

/** A product in a list. */
export const ProductCard = z.object(cardFields).meta({ id: "ProductCard" });

export type ProductCard = z.infer<typeof ProductCard>;

export const ProductVariant = z
  .object({
    id: Id,
    sku: z.string().nullable(),
    title: Localized,
    options: z.array(z.object({ name: Localized, value: Localized })),
    price: Sum,
    oldPrice: Sum.nullable(),
    stock: count,
    image: z.string().nullable(),
  })
  .meta({ id: "ProductVariant" });

export type ProductVariant = z.infer<typeof ProductVariant>;

/** A product with all fields of its page. */
export const Product = z
  .object({
    ...cardFields,
    description: Localized,
    attributes: z.array(z.object({ name: Localized, value: Localized })),
    options: z.array(z.object({ name: Localized, values: z.array(Localized) })),
    variants: z.array(ProductVariant),
    delivery: z.object({ days: z.int().min(0), cities: z.array(z.string()).describe("slugs of cities") }),
    returnDays: z.int().min(0),
  })
  .meta({ id: "Product" });

export type Product = z.infer<typeof Product>;

/** Remaining choices in a list; the counts of one facet ignore the choice in that facet. */
export const Facets = z
  .object({
    brands: z.array(z.object({ value: z.string(), count })),
    categories: z.array(z.object({ id: Id, slug: z.string(), name: Localized, count })),
    ratings: z.array(z.object({ value: z.int().min(1), count })),
    price: z.object({ min: Sum, max: Sum }).nullable(),
    inStock: count,
  })
  .meta({ id: "Facets" });

export type Facets = z.infer<typeof Facets>;

const text = storableText.trim().max(200);
const price = queryNumber(z.int().min(0).max(1_000_000_000_000).optional());
const filters = {
  category: text.min(1).describe("id or slug").optional(),
  seller: text.min(1).optional(),
  brand: z
    .union([text.min(1), z.array(text.min(1)).max(50)])
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .describe("can be repeated")
    .optional(),
  minPrice: price,
  maxPrice: price,
  rating: queryNumber(z.number().min(1).max(5).describe("minimum rating").optional()),
  inStock: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  filter: z.enum(productFilters).optional(),
  sort: z.enum(productSorts).default("popularity"),
  ...pageQuery,
};

export const ProductQuery = z.strictObject({ q: text.optional(), ...filters });

export type ProductQuery = z.infer<typeof ProductQuery>;

export const ProductSearchQuery = z.strictObject({ q: text.min(1), ...filters });

export const FeaturedQuery = z.strictObject({
  limit: queryNumber(z.int().min(1).max(limits.pageMax).default(limits.featuredDefault)),
});

/** Sent with every letter that is typed: one letter is enough. */
export const SuggestQuery = z.strictObject({
  q: text.min(1),
  limit: queryNumber(z.int().min(1).max(10).default(5).describe("most products to return")),
});

export type SuggestQuery = z.infer<typeof SuggestQuery>;

/** Suggestions for an incomplete search; the lists are empty if there are none. */
export const Suggestions = z
  .object({
    products: z.array(
      ProductCard.pick({ id: true, slug: true, name: true, price: true, oldPrice: true, image: true }).meta({
        id: "SuggestedProduct",
      }),
    ),
    categories: z.array(CategoryRef),
    sellers: z.array(
      SellerRef.extend({ slug: z.string(), logo: z.string().nullable() }).meta({ id: "SuggestedSeller" }),
    ),
  })
  .meta({ id: "Suggestions" });

export type Suggestions = z.infer<typeof Suggestions>;

export const ProductList = z
  .object({ success: z.literal(true), data: z.array(ProductCard), pagination: Pagination, facets: Facets })
  .meta({ id: "ProductList" });

export type ProductList = z.infer<typeof ProductList>;

export const catalogRoutes = defineRoutes({
  products: {
    ...splitEndpoint(routes.products),
    summary: "Products by filters, sort and page, with facets",
    access: "public",
    cached: true,
    query: ProductQuery,
    success: { status: 200, schema: ProductList },
    errors: ["invalid_query"],
  },
  searchProducts: {
    ...splitEndpoint(routes.searchProducts),
    summary: "Search products in any of the languages, with tolerance for typing errors",
    access: "public",
    cached: true,
    query: ProductSearchQuery,
    success: { status: 200, schema: ProductList },
    errors: ["invalid_query"],
  },
  suggestProducts: {
    ...splitEndpoint(routes.suggestProducts),
    summary:
      "Suggest products, categories and sellers for an incomplete search, with tolerance for typing errors",
    access: "public",
    forward: { path: "/catalog/suggest" },
    cached: true,
    extension: true,
    query: SuggestQuery,
    success: { status: 200, schema: success("SuggestAnswer", Suggestions) },
  },
  featuredProducts: {
    ...splitEndpoint(routes.featuredProducts),
    summary: "Featured products",
    access: "public",
    cached: true,
    query: FeaturedQuery,
    success: { status: 200, schema: success("FeaturedProducts", z.array(ProductCard)) },
  },
  productsOfCategory: {
    ...splitEndpoint(routes.productsOfCategory),
    summary: "Products of a category and its subcategories",
    access: "public",
    cached: true,
    params: IdParams,
    query: ProductQuery.omit({ category: true }),
    success: { status: 200, schema: ProductList },
    errors: ["category_not_found"],
  },
  product: {
    ...splitEndpoint(routes.product),
    summary: "One product by id or slug",
    access: "public",
    cached: true,
    params: IdParams,
    success: { status: 200, schema: success("ProductAnswer", Product) },
    errors: ["product_not_found", "product_gone"],
  },
  categories: {
    ...splitEndpoint(routes.categories),
    summary: "All categories as a flat list",
    access: "public",
    cached: true,
    success: { status: 200, schema: success("CategoryList", z.array(Category)) },
  },
  categoryTree: {
    ...splitEndpoint(routes.categoryTree),
    summary: "Top categories with their subcategories",
    access: "public",
    cached: true,
    success: { status: 200, schema: success("CategoryTree", z.array(CategoryBranch)) },
  },
  featuredCategories: {
    ...splitEndpoint(routes.featuredCategories),
    summary: "Featured categories",
    access: "public",
    cached: true,
    success: { status: 200, schema: success("FeaturedCategories", z.array(Category)) },
  },
  category: {
    ...splitEndpoint(routes.category),
    summary: "One category by id or slug, with its subcategories",
    access: "public",
    cached: true,
    params: IdParams,
    success: { status: 200, schema: success("CategoryAnswer", CategoryBranch) },
    errors: ["category_not_found"],
  },
});
