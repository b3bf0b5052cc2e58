import { z } from "zod";
import { dashboardPeriods } from "./dashboard-periods.ts";
import { pageQuery, Pagination, success } from "./envelope.ts";
import { SellerReview } from "./reviews.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/dashboard.ts";
import { sellerLimits } from "./seller-limits.ts";
import { freeText, Id, IdParams, Localized, ofSums, Time } from "./shared-schemas.ts";

const count = z.int().min(0);
/** A total of many orders, which may exceed the limit of one order. */
export const Turnover = ofSums(
  z.int().min(0).meta({ id: "Turnover", description: "whole number of Uzbek sum", "x-unit": "UZS" }),
);

/** A product in a figure; deleted ones too. */
export const DashboardProduct = {
  productId: Id,
  slug: z.string(),
  name: Localized,
  image: z.string().nullable(),
};

/** Days are in Tashkent time; cancelled parcels do not count. */
export const Dashboard = z
  .object({
    revenue: Turnover.describe("value of the products ordered in the period"),
    orders: count,
    products: count.describe("published now"),
    views: count,
    rating: z.number().min(0),
    reviewCount: count,
    awaiting: count.describe("parcels that wait to be accepted"),
    before: z
      .object({ revenue: Turnover, orders: count, views: count })
      .describe("the same values of the previous period"),
    unanswered: count.describe("published reviews without a reply"),
    lowStock: z.array(z.object({ ...DashboardProduct, variantTitle: Localized.nullable(), stock: count })),
    series: z
      .array(z.object({ date: z.iso.date(), revenue: Turnover, orders: count }))
      .describe("every day of the period"),
    top: z.array(z.object({ ...DashboardProduct, pieces: count, revenue: Turnover })),
  })
  .meta({ id: "SellerDashboard" });

export type Dashboard = z.infer<typeof Dashboard>;

/** A review of the shop's products, as the shop sees it. */
export const ShopReview = z
  .object({
    ...SellerReview.shape,
    canReply: z.boolean().describe("true if there is no reply yet or it can still be changed"),
    replyUntil: Time.nullable().describe("the time until which the reply can be changed"),
  })
  .meta({ id: "ShopReview" });

export type ShopReview = z.infer<typeof ShopReview>;

export const dashboardRoutes = defineRoutes({
  sellerDashboard: {
    ...splitEndpoint(routes.sellerDashboard),
    summary: "Sales, views and reviews of the shop in a period",
    access: ["seller"],
    forward: { path: "/vendor/dashboard", pick: "dashboard" },
    sellerSection: "dashboard",
    query: z.strictObject({ period: z.enum(dashboardPeriods).default("30d") }),
    success: { status: 200, schema: success("SellerDashboardAnswer", Dashboard) },
  },
  shopReviews: {
    ...splitEndpoint(routes.shopReviews),
    summary: "Published reviews of the shop's products, newest first",
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
    summary: "Reply to a review once; the reply can be changed for a day",
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
          .describe("the current reply as it was read; empty for the first reply"),
      })
      .meta({ id: "ReviewReply" }),
    success: { status: 200, schema: success("RepliedReview", ShopReview) },
    errors: ["review_not_found", "reply_final", "conflict"],
  },
  viewProduct: {
    ...splitEndpoint(routes.viewProduct),
    repeatable: true,
    summary: "Count a view of a product's page, once a day for each browser",
    access: "public",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("CountedView", z.object({})) },
    errors: ["product_not_found"],
  },
});
