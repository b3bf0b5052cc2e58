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

/** What a list of sellers shows of each. */
export const SellerCard = z.object(cardFields).meta({ id: "SellerCard" });

export type SellerCard = z.infer<typeof SellerCard>;

/** The public face of a seller. */
export const Seller = z
  .object({
    ...cardFields,
    description: Localized.nullable(),
    banner: z.string().nullable(),
    joinedAt: Time,
    workingHours: z.string().nullable(),
    returnPolicy: Localized.nullable(),
    holidayUntil: Time.nullable().describe("its goods cannot be ordered until then"),
    freeShippingThreshold: Sum.nullable().describe("its goods worth as much travel free"),
    deliveryZones: z.array(z.string()).nullable().describe("slugs of the cities it sends to; null: all"),
  })
  .meta({ id: "Seller" });

export type Seller = z.infer<typeof Seller>;

export const SellerQuery = z.strictObject({
  sort: z
    .enum(["week", "rating"])
    .default("week")
    .describe("`week`: who sold most in the last seven days; `rating`: best rated first"),
  ...pageQuery,
});

export type SellerQuery = z.infer<typeof SellerQuery>;

export const sellersRoutes = defineRoutes({
  sellers: {
    ...splitEndpoint(routes.sellers),
    summary: "Sellers with goods, those of the week first",
    access: "public",
    forward: { path: "/catalog/sellers", pick: "sellers" },
    cached: true,
    extension: true,
    query: SellerQuery,
    success: { status: 200, schema: page("SellerList", SellerCard) },
  },
  seller: {
    ...splitEndpoint(routes.seller),
    summary: "The public face of one seller, by id or slug",
    access: "public",
    forward: { path: "/catalog/sellers/{id}", pick: "seller" },
    cached: true,
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("SellerAnswer", Seller) },
    errors: ["seller_not_found"],
  },
});
