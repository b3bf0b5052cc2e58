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
    name: z.string().describe("first name and initial; empty if the account was deleted"),
  }),
  verifiedPurchase: z.boolean().describe("the author has received the product in a parcel"),
  sellerReply: z.object({ text: z.string(), createdAt: Time }).nullable(),
  status: z.enum(reviewStatuses),
  helpful: count.describe("number of people who found it helpful"),
  createdAt: Time,
};

export const Review = z.object(reviewFields).meta({ id: "Review" });

export type Review = z.infer<typeof Review>;

/** A review as its author sees it. */
export const OwnReview = z
  .object({ ...reviewFields, rejectionReason: z.string().nullable() })
  .meta({ id: "OwnReview" });

export type OwnReview = z.infer<typeof OwnReview>;

/** A review with its product, for lists of several products. */
export const SellerReview = z
  .object({
    ...reviewFields,
    product: z
      .object({ id: Id, slug: z.string(), name: Localized, image: z.string().nullable() })
      .nullable()
      .describe("null if the product is no longer in the catalogue"),
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
      .describe("number of reviews by rating"),
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
    .describe("`true`: only reviews with pictures")
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

/** Fields that are left out keep their values. */
export const EditedReview = NewReview.partial()
  .extend({ images: NewReview.shape.images.unwrap().optional() })
  .meta({ id: "ReviewChange", description: "fields that are left out keep their values" });

export type EditedReview = z.infer<typeof EditedReview>;

export const ReviewReport = z
  .strictObject({ reason: z.enum(reportReasons), text: freeText(0, reviewLimits.reportMax).nullish() })
  .meta({ id: "ReviewReport" });

export type ReviewReport = z.infer<typeof ReviewReport>;

/** The caller's own review, votes and reports for a product. */
export const OwnReviews = z
  .object({
    review: OwnReview.nullable(),
    helpful: z.array(Id).describe("ids of reviews that this person found helpful"),
    reported: z.array(Id).describe("ids of reviews that this person reported"),
  })
  .meta({ id: "OwnReviews" });

export type OwnReviews = z.infer<typeof OwnReviews>;

const HelpfulAnswer = success("HelpfulAnswer", z.object({ helpful: count, voted: z.boolean() }));

const helpfulForward = { path: "/customer/reviews/{id}/helpful", drops: ["/products", "/sellers"] } as const;

export const reviewsRoutes = defineRoutes({
  productReviews: {
    ...splitEndpoint(routes.productReviews),
    summary: "Published reviews of a product with a summary, which the filters do not change",
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
    summary: "Published reviews of a seller's products",
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
    summary: "Review a product; the review is shown after publication",
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
    summary: "Edit one's own review; it is moderated again",
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
    summary: "Delete one's own review",
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
    summary: "Mark a review as helpful; a repeat changes nothing",
    access: ["buyer", "seller"],
    forward: helpfulForward,
    extension: true,
    params: IdParams,
    success: { status: 200, schema: HelpfulAnswer },
    errors: ["review_not_found", "own_review"],
  },
  withdrawHelpful: {
    ...splitEndpoint(routes.withdrawHelpful),
    summary: "Remove that mark; does nothing without one",
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
