import { z } from "zod";
import { Category, ProductCard } from "./catalog.ts";
import { success } from "./envelope.ts";
import { productFilters, productSorts } from "./product-query.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/content.ts";
import { Id, Localized, Time } from "./shared-schemas.ts";

/** Shown while active, from `startsAt` until `endsAt`, sorted by `order`. */
const schedule = {
  order: z.int().min(0),
  active: z.boolean(),
  startsAt: Time.nullable(),
  endsAt: Time.nullable(),
};

/** In answers and requests. */
export const Position = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe("position on a page, for example `home`");

export const Banner = z
  .object({
    id: Id,
    title: Localized,
    subtitle: Localized,
    image: z
      .object({
        desktop: z.string().describe("a wide picture"),
        mobile: z.string().describe("the same motif in portrait format"),
      })
      .describe("each address ends with the picture's size, `-<width>x<height>.webp`"),
    link: z.string().describe("target of the banner: a path of this site or an address"),
    position: Position,
    ...schedule,
  })
  .meta({ id: "Banner" });

export type Banner = z.infer<typeof Banner>;

const listLength = z.int().min(1);

/** Products by the filters of `GET /products`, so that "see all" can lead to the complete list. */
export const ProductSource = z
  .object({
    filter: z.enum(productFilters).optional(),
    sort: z.enum(productSorts).optional(),
    category: z.string().describe("id or slug").optional(),
    brand: z.array(z.string()).optional(),
    seller: Id.optional(),
    limit: listLength,
  })
  .meta({ id: "ProductSource" });

export type ProductSource = z.infer<typeof ProductSource>;

export const CategorySource = z
  .object({
    ids: z.array(Id).describe("these products in this order; without them the featured ones").optional(),
    limit: listLength,
  })
  .meta({ id: "CategorySource" });

export const BannerSource = z.object({ bannerId: Id }).meta({ id: "BannerSource" });

export const TextSource = z.object({ text: Localized }).meta({ id: "TextSource" });

const head = { id: Id, title: Localized, ...schedule };

/** A part of a page; a section without content is left out of public answers. */
export const Section = z
  .discriminatedUnion("type", [
    z
      .object({ ...head, type: z.literal("products"), source: ProductSource, items: z.array(ProductCard) })
      .meta({ id: "ProductsSection" }),
    z
      .object({ ...head, type: z.literal("categories"), source: CategorySource, items: z.array(Category) })
      .meta({ id: "CategoriesSection" }),
    z
      .object({ ...head, type: z.literal("banner"), source: BannerSource, items: z.array(Banner) })
      .meta({ id: "BannerSection" }),
    z
      .object({ ...head, type: z.literal("text"), source: TextSource, items: z.array(Localized) })
      .meta({ id: "TextSection" }),
  ])
  .meta({ id: "Section" });

export type Section = z.infer<typeof Section>;

export const BannerQuery = z.strictObject({ position: Position.optional() });

export const contentRoutes = defineRoutes({
  banners: {
    ...splitEndpoint(routes.banners),
    summary: "Banners shown now, in their order",
    access: "public",
    forward: { path: "/catalog/banners", pick: "banners" },
    cached: true,
    query: BannerQuery,
    success: { status: 200, schema: success("BannerList", z.array(Banner)) },
  },
  sections: {
    ...splitEndpoint(routes.sections),
    summary: "Sections of the home page shown now, in their order, with their content",
    access: "public",
    cached: true,
    success: { status: 200, schema: success("SectionList", z.array(Section)) },
  },
});
