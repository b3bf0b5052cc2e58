import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/sellers.ts";
import { Id, IdParams, Localized, Sum, Time } from "./shared-schemas.ts";

const count = z.int().min(0);

const cardFields = {
  id: Id,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  rating: z.number().min(0),
  reviewCount: count,
  productCount: count,
};

/** A seller in a list. */
export const SellerCard = z.object(cardFields).meta({ id: "SellerCard" });

export type SellerCard = z.infer<typeof SellerCard>;

/** The public profile of a seller. */
export const Seller = z
  .object({
    ...cardFields,
    description: Localized.nullable(),
    banner: z.string().nullable(),
    joinedAt: Time,
    workingHours: z.string().nullable(),
    returnPolicy: Localized.nullable(),
    holidayUntil: Time.nullable().describe("the shop's products cannot be ordered before this time"),
    freeShippingThreshold: Sum.nullable().describe(
      "orders of this shop's products are delivered free from this value on",
    ),
    deliveryZones: z
      .array(z.string())
      .nullable()
      .describe("slugs of the cities that the shop sends to; null: all"),
  })
  .meta({ id: "Seller" });

export type Seller = z.infer<typeof Seller>;

export const SellerQuery = z.strictObject({
  sort: z
    .enum(["week", "rating"])
    .default("week")
    .describe("`week`: most sales in the last seven days first; `rating`: best rated first"),
  ...pageQuery,
});

export type SellerQuery = z.infer<typeof SellerQuery>;

export const sellersRoutes = defineRoutes({
  sellers: {
    ...splitEndpoint(routes.sellers),
    summary: "Sellers with products, best of the week first",
    access: "public",
    forward: { path: "/catalog/sellers", pick: "sellers" },
    cached: true,
    extension: true,
    query: SellerQuery,
    success: { status: 200, schema: page("SellerList", SellerCard) },
  },
  seller: {
    ...splitEndpoint(routes.seller),
    summary: "The public profile of a seller, by id or slug",
    access: "public",
    forward: { path: "/catalog/sellers/{id}", pick: "seller" },
    cached: true,
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("SellerAnswer", Seller) },
    errors: ["seller_not_found"],
  },
});
