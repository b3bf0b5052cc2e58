import { z } from "zod";
import { dashboardPeriods } from "./dashboard-periods.ts";
import { pageQuery, Pagination, success } from "./envelope.ts";
import { SellerReview } from "./reviews.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/dashboard.ts";
import { sellerLimits } from "./seller-limits.ts";
import { freeText, Id, IdParams, Localized, ofSums, Time } from "./shared-schemas.ts";

const count = z.int().min(0);
/** What many orders come to together. */
const Turnover = ofSums(
  z.int().min(0).meta({ id: "Turnover", description: "whole number of Uzbek sum", "x-unit": "UZS" }),
);

const good = { productId: Id, slug: z.string(), name: Localized, image: z.string().nullable() };

/** How a shop goes: days are those of Tashkent, cancelled parcels count for nothing. */
export const Dashboard = z
  .object({
    revenue: Turnover.describe("goods ordered in the period"),
    orders: count,
    products: count.describe("published now"),
    views: count,
    rating: z.number().min(0),
    reviewCount: count,
    awaiting: count.describe("parcels to be accepted now"),
    before: z
      .object({ revenue: Turnover, orders: count, views: count })
      .describe("the same of the period before, to compare with"),
    unanswered: count.describe("published reviews without a reply"),
    lowStock: z.array(z.object({ ...good, variantTitle: Localized.nullable(), stock: count })),
    series: z
      .array(z.object({ date: z.iso.date(), revenue: Turnover, orders: count }))
      .describe("every day of the period"),
    top: z.array(z.object({ ...good, pieces: count, revenue: Turnover })),
  })
  .meta({ id: "SellerDashboard" });

export type Dashboard = z.infer<typeof Dashboard>;

/** A review of the shop's goods, as the shop reads it. */
export const ShopReview = z
  .object({
    ...SellerReview.shape,
    canReply: z.boolean().describe("it has no reply, or one that may still be changed"),
    replyUntil: Time.nullable().describe("until when the reply may be changed"),
  })
  .meta({ id: "ShopReview" });

export type ShopReview = z.infer<typeof ShopReview>;

export const dashboardRoutes = defineRoutes({
  sellerDashboard: {
    ...splitEndpoint(routes.sellerDashboard),
    summary: "How the shop goes",
    access: ["seller"],
    forward: { path: "/vendor/dashboard", pick: "dashboard" },
    sellerSection: "dashboard",
    query: z.strictObject({ period: z.enum(dashboardPeriods).default("30d") }),
    success: { status: 200, schema: success("SellerDashboardAnswer", Dashboard) },
  },
  shopReviews: {
    ...splitEndpoint(routes.shopReviews),
    summary: "Published reviews of the shop's goods, newest first",
    access: ["seller"],
    forward: { path: "/vendor/reviews", pick: "reviews" },
    sellerSection: "reviews",
    extension: true,
    query: z.strictObject({ ...pageQuery, answered: z.enum(["true", "false"]).optional() }),
    success: {
      status: 200,
      schema: z
        .object({
          success: z.literal(true),
          data: z.array(ShopReview),
          counts: z.object({ all: count, unanswered: count }),
          pagination: Pagination,
        })
        .meta({ id: "ShopReviewPage" }),
    },
  },
  replyToReview: {
    ...splitEndpoint(routes.replyToReview),
    summary: "Answer a review, once; the answer can be changed for a day",
    access: ["seller"],
    forward: { path: "/vendor/reviews/{id}/reply", pick: "review", drops: ["/products", "/sellers"] },
    sellerSection: "reviews",
    extension: true,
    params: IdParams,
    body: z
      .strictObject({
        text: freeText(2, sellerLimits.replyMax),
        replaces: freeText(0, sellerLimits.replyMax)
          .nullish()
          .describe("the reply that it replaces, as it was read; nothing for the first"),
      })
      .meta({ id: "ReviewReply" }),
    success: { status: 200, schema: success("RepliedReview", ShopReview) },
    errors: ["review_not_found", "reply_final", "conflict"],
  },
  viewProduct: {
    ...splitEndpoint(routes.viewProduct),
    repeatable: true,
    summary: "Somebody looks at a product's page: counted once a day for each browser",
    access: "public",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("CountedView", z.object({})) },
    errors: ["product_not_found"],
  },
});
