import { z } from "zod";
import { page, pageQuery, Pagination, success } from "./envelope.ts";
import { reportReasons, reviewLimits, reviewSorts, reviewStatuses } from "./review-rules.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/reviews.ts";
import { freeText, Id, IdParams, Localized, queryNumber, Time } from "./shared-schemas.ts";
import { withoutReadOnly } from "./shown-body.ts";
import { UploadUrl } from "./uploads.ts";

const count = z.int().min(0);
const rating = z.int().min(1).max(5);

const reviewFields = {
  id: Id,
  productId: Id,
  rating: z.int().min(1).describe("1 to 5"),
  title: z.string().nullable(),
  text: z.string(),
  images: z.array(z.string()).describe("addresses of pictures"),
  author: z.object({
    name: z.string().describe("first name and initial; empty once the account is deleted"),
  }),
  verifiedPurchase: z.boolean().describe("a delivered parcel of the author holds the product"),
  sellerReply: z.object({ text: z.string(), createdAt: Time }).nullable(),
  status: z.enum(reviewStatuses),
  helpful: count.describe("how many people found it helpful"),
  createdAt: Time,
};

export const Review = z.object(reviewFields).meta({ id: "Review" });

export type Review = z.infer<typeof Review>;

/** A review as its author sees it. */
export const OwnReview = z
  .object({ ...reviewFields, rejectionReason: z.string().nullable() })
  .meta({ id: "OwnReview" });

export type OwnReview = z.infer<typeof OwnReview>;

/** A review with what it is about, where several products stand together. */
export const SellerReview = z
  .object({
    ...reviewFields,
    product: z
      .object({ id: Id, slug: z.string(), name: Localized, image: z.string().nullable() })
      .nullable()
      .describe("null when it is no longer in the catalogue"),
  })
  .meta({ id: "SellerReview" });

export type SellerReview = z.infer<typeof SellerReview>;

/** Of published reviews; `average` has two decimals and is 0 without any. */
export const ReviewSummary = z
  .object({
    average: z.number().min(0),
    count,
    histogram: z
      .object({ 1: count, 2: count, 3: count, 4: count, 5: count })
      .describe("how many gave so many stars"),
  })
  .meta({ id: "ReviewSummary" });

export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewQuery = z.strictObject({
  ...pageQuery,
  sort: z.enum(reviewSorts).default("newest"),
  rating: queryNumber(rating.optional()),
  withPhotos: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .describe("`true`: only those with pictures")
    .optional(),
});

export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const NewReview = z
  .strictObject({
    rating,
    text: freeText(reviewLimits.textMin, reviewLimits.textMax),
    title: freeText(0, reviewLimits.titleMax).nullish(),
    images: z.array(UploadUrl.endsWith(".webp")).max(reviewLimits.imagesMax).default([]),
  })
  .meta({ id: "NewReview" });

export type NewReview = z.infer<typeof NewReview>;

/** What is changed of a review; all that is left out stays as it is. */
export const EditedReview = NewReview.partial()
  .extend({ images: NewReview.shape.images.unwrap().optional() })
  .meta({ id: "ReviewChange", description: "What is left out stays as it is" });

export type EditedReview = z.infer<typeof EditedReview>;

export const ReviewReport = z
  .strictObject({ reason: z.enum(reportReasons), text: freeText(0, reviewLimits.reportMax).nullish() })
  .meta({ id: "ReviewReport" });

export type ReviewReport = z.infer<typeof ReviewReport>;

/** What one person has to do with the reviews of a product. */
export const OwnReviews = z
  .object({
    review: OwnReview.nullable(),
    helpful: z.array(Id).describe("reviews this person found helpful"),
    reported: z.array(Id).describe("reviews this person reported"),
  })
  .meta({ id: "OwnReviews" });

export type OwnReviews = z.infer<typeof OwnReviews>;

const HelpfulAnswer = success("HelpfulAnswer", z.object({ helpful: count, voted: z.boolean() }));

const helpfulForward = { path: "/customer/reviews/{id}/helpful", drops: ["/products", "/sellers"] } as const;

export const reviewsRoutes = defineRoutes({
  productReviews: {
    ...splitEndpoint(routes.productReviews),
    summary: "Published reviews of a product with their summary; the filters do not change the summary",
    access: "public",
    forward: { path: "/catalog/products/{id}/reviews", pick: "reviews" },
    cached: true,
    params: IdParams,
    query: ReviewQuery,
    success: {
      status: 200,
      schema: z
        .object({
          success: z.literal(true),
          data: z.array(Review),
          summary: ReviewSummary,
          pagination: Pagination,
        })
        .meta({ id: "ReviewPage" }),
    },
    errors: ["product_not_found"],
  },
  sellerReviews: {
    ...splitEndpoint(routes.sellerReviews),
    summary: "Published reviews of what a seller sells",
    access: "public",
    forward: { path: "/catalog/sellers/{id}/reviews", pick: "reviews" },
    cached: true,
    extension: true,
    params: IdParams,
    query: ReviewQuery,
    success: { status: 200, schema: page("SellerReviewPage", SellerReview) },
    errors: ["seller_not_found"],
  },
  writeReview: {
    ...splitEndpoint(routes.writeReview),
    summary: "Review a product; shown once it is published",
    access: ["buyer", "seller"],
    forward: { path: "/customer/products/{id}/reviews", pick: "review", drops: ["/products", "/sellers"] },
    params: IdParams,
    body: NewReview,
    success: { status: 201, schema: success("WrittenReview", OwnReview) },
    errors: ["product_not_found", "review_exists", "own_product"],
  },
  ownReviews: {
    ...splitEndpoint(routes.ownReviews),
    summary: "The caller's own review of a product, votes and reports",
    access: ["buyer", "seller"],
    forward: { path: "/customer/products/{id}/reviews/mine" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("OwnReviewsAnswer", OwnReviews) },
    errors: ["product_not_found"],
  },
  editReview: {
    ...splitEndpoint(routes.editReview),
    summary: "Rewrite one's own review, all or parts of it; it is checked anew",
    access: ["buyer", "seller"],
    forward: { path: "/customer/reviews/{id}", pick: "review", drops: ["/products", "/sellers"] },
    extension: true,
    params: IdParams,
    body: EditedReview,
    fromShown: withoutReadOnly(OwnReview, EditedReview),
    success: { status: 200, schema: success("EditedReview", OwnReview) },
    errors: ["review_not_found"],
  },
  deleteReview: {
    ...splitEndpoint(routes.deleteReview),
    summary: "Take one's own review back",
    access: ["buyer", "seller"],
    forward: {
      path: "/customer/reviews/{id}/removal",
      method: "POST",
      pick: null,
      drops: ["/products", "/sellers"],
    },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("DeletedReview", z.null()) },
    errors: ["review_not_found"],
  },
  voteHelpful: {
    ...splitEndpoint(routes.voteHelpful),
    repeatable: true,
    summary: "Say that a review helped; a second time changes nothing",
    access: ["buyer", "seller"],
    forward: helpfulForward,
    extension: true,
    params: IdParams,
    success: { status: 200, schema: HelpfulAnswer },
    errors: ["review_not_found", "own_review"],
  },
  withdrawHelpful: {
    ...splitEndpoint(routes.withdrawHelpful),
    summary: "Take that back; harmless without a vote",
    access: ["buyer", "seller"],
    forward: helpfulForward,
    extension: true,
    params: IdParams,
    success: { status: 200, schema: HelpfulAnswer },
    errors: ["review_not_found"],
  },
  reportReview: {
    ...splitEndpoint(routes.reportReview),
    summary: "Report a review to the moderators, once",
    access: ["buyer", "seller"],
    forward: { path: "/customer/reviews/{id}/report", pick: null },
    extension: true,
    params: IdParams,
    body: ReviewReport,
    success: { status: 201, schema: success("ReportedReview", z.null()) },
    errors: ["review_not_found", "own_review", "report_exists"],
  },
});
