import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import { cursorPageQuery, page, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { reportReasons, reviewStatuses } from "./review-rules.ts";
import { SellerReview } from "./reviews.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/review-admin.ts";
import { freeText, Id, IdParams, storableText, Time, Version, VersionInput } from "./shared-schemas.ts";

const count = z.int().min(0);

const Report = z
  .object({
    reason: z.enum(reportReasons),
    text: z.string().nullable(),
    createdAt: Time,
    open: z.boolean().describe("no administrator has decided about the review since"),
  })
  .meta({ id: "AdministeredReviewReport" });

/** A review as administrators see it. */
export const AdministeredReview = SellerReview.omit({ author: true })
  .extend({
    author: z.object({
      name: z.string().describe("as readers see it; empty if the account was deleted"),
      account: z
        .object({ id: Id, name: z.string(), email: z.string() })
        .nullable()
        .describe("null if it was deleted, and for ranks that see no personal data"),
    }),
    shop: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    rejectionReason: z.string().nullable(),
    reports: z.object({
      count,
      open: count,
      latest: z.array(Report).describe("the latest ones, open ones first"),
    }),
    version: Version.describe("also differs after a new report"),
  })
  .meta({ id: "AdministeredReview" });

export type AdministeredReview = z.infer<typeof AdministeredReview>;

/** Decisions; only its author's edit makes a review `pending` again (review-rules.ts). */
export const ReviewDecision = z
  .strictObject({
    status: z.enum(["published", "rejected"]),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .nullish()
      .describe("of a rejection; shown to the author"),
    version: VersionInput,
  })
  .meta({ id: "ReviewDecision" });

export type ReviewDecision = z.infer<typeof ReviewDecision>;

export const AdministeredReviewQuery = z.strictObject({
  ...cursorPageQuery,
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe(
      "in the text, the title and the names of author, product and shop; for ranks that see accounts, also in the author's",
    ),
  status: z.enum(reviewStatuses).optional(),
  reported: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .describe("`true`: only reviews with open reports; `false`: only others")
    .optional(),
  sort: z
    .enum(timeSorts)
    .optional()
    .describe("by the time of writing; by default pending ones the oldest first, others the newest first"),
});

export type AdministeredReviewQuery = z.infer<typeof AdministeredReviewQuery>;

export const reviewAdminRoutes = defineRoutes({
  administeredReviews: {
    ...splitEndpoint(routes.administeredReviews),
    summary: "Reviews of all shops; pending ones the oldest first, others the newest first",
    access: ["admin"],
    forward: { path: "/admin/reviews", pick: "reviews" },
    query: AdministeredReviewQuery,
    success: { status: 200, schema: page("AdministeredReviewPage", AdministeredReview) },
    errors: ["invalid_query"],
  },
  setReviewStatus: {
    ...splitEndpoint(routes.setReviewStatus),
    summary:
      "Publish or reject a review and close its reports; of two different decisions at once the second is refused, a repeat changes nothing",
    access: ["admin"],
    forward: {
      path: "/admin/reviews/{id}/status",
      pick: "review",
      drops: ["/products", "/sellers", "/sections"],
    },
    versioned: true,
    params: IdParams,
    body: ReviewDecision,
    success: { status: 200, schema: success("AdministeredReviewAnswer", AdministeredReview) },
    errors: ["review_not_found", "review_decided", "stale_version"],
  },
});
