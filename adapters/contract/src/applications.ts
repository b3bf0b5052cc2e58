import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import {
  applicationStatuses,
  businessTypes,
  monthlyVolumes,
  sellingExperiences,
} from "./application-status.ts";
import { cursorPageQuery, Pagination, success, tabCounts } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/applications.ts";
import { sellerLimits } from "./seller-limits.ts";
import {
  freeText,
  Id,
  IdParams,
  lineText,
  Localized,
  nameText,
  Phone,
  Time,
  storableText,
  Version,
  VersionInput,
} from "./shared-schemas.ts";

/** Only http(s), since the address is shown as a link. */
const Website = z.url({ protocol: /^https?$/ }).max(200);

const fields = {
  companyName: nameText(2, sellerLimits.companyNameMax),
  businessType: z.enum(businessTypes),
  contactPerson: lineText(2, limits.nameMax),
  phone: Phone,
  email: z.email().max(254).nullish(),
  website: Website.nullish(),
  description: freeText(10, sellerLimits.applicationTextMax).describe("what the applicant wants to sell"),
  monthlyVolume: z.enum(monthlyVolumes),
  experience: z.enum(sellingExperiences),
  otherPlatforms: freeText(0, 500).nullish(),
};

/**
 * More than five categories are refused with 400 and 'Maximum 5 categories can be selected' at `categories`, an unknown
 * category with 400 at its index, `categories.2`.
 */
export const NewApplication = z
  .strictObject({
    ...fields,
    categories: z
      .array(Id)
      .min(1)
      .max(100)
      .refine((ids) => ids.length <= sellerLimits.categoriesMax, { params: { code: "categories" } })
      .refine((ids) => new Set(ids).size === ids.length, { params: { code: "invalid" } })
      .meta({ maxItems: sellerLimits.categoriesMax, description: "ids of one to five categories" }),
    agreeTerms: z
      .boolean()
      .refine((agreed) => agreed, { params: { code: "required" } })
      .meta({ const: true }),
    marketingConsent: z.boolean().default(false),
  })
  .meta({ id: "NewApplication" });

export type NewApplication = z.infer<typeof NewApplication>;

export const Application = z
  .object({
    id: Id,
    companyName: z.string(),
    businessType: fields.businessType,
    contactPerson: z.string(),
    phone: z.string(),
    email: z.string().nullish(),
    website: z.string().nullish(),
    description: z.string(),
    monthlyVolume: fields.monthlyVolume,
    experience: fields.experience,
    otherPlatforms: z.string().nullish(),
    categories: z.array(z.object({ id: Id, name: Localized })),
    marketingConsent: z.boolean(),
    status: z.enum(applicationStatuses),
    reason: z.string().nullable().describe("why it was rejected, as the administrator wrote it"),
    createdAt: Time,
    decidedAt: Time.nullable(),
  })
  .meta({ id: "Application" });

export type Application = z.infer<typeof Application>;

/** Whether the user has applied, has a shop or may apply. */
export const ApplicationState = z
  .object({
    application: Application.nullable().describe("the newest one"),
    shop: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    canApply: z.boolean().describe("true if no application waits for a decision and there is no shop yet"),
  })
  .meta({ id: "ApplicationState" });

export type ApplicationState = z.infer<typeof ApplicationState>;

/** What another application, a shop or an account may have in common with an application. */
const matchedBy = ["phone", "email", "website", "name"] as const;

const compared = {
  others: z
    .array(
      Application.pick({
        id: true,
        companyName: true,
        status: true,
        reason: true,
        createdAt: true,
        decidedAt: true,
      }),
    )
    .optional()
    .describe(
      "other applications of this person, newest first, at most 20; only in `GET` of one application",
    ),
  matches: z
    .array(
      z.object({
        by: z.enum(matchedBy),
        kind: z.enum(["application", "shop", "user"]),
        id: Id,
        name: z.string(),
      }),
    )
    .optional()
    .describe(
      "of other people: the same phone, e-mail, website or name (regardless of case, quotes and spaces), at most 20; only in `GET` of one application",
    ),
};

/** An application as administrators see it. */
export const ReviewedApplication = z
  .object({
    ...Application.shape,
    applicant: z.object({ id: Id, name: z.string(), email: z.string() }),
    shop: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    earlier: z.int().min(0).describe("number of earlier applications of this person"),
    ...compared,
    version: Version,
  })
  .meta({ id: "ReviewedApplication" });

export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

/** One application with what an administrator compares it with. */
export type ComparedApplication = ReviewedApplication &
  Required<Pick<ReviewedApplication, keyof typeof compared>>;

const Approval = z.strictObject({ version: VersionInput }).meta({ id: "ApplicationApproval" });

export const Rejection = z
  .strictObject({ reason: freeText(limits.reasonMin, limits.reasonMax), version: VersionInput })
  .meta({ id: "Rejection" });

export const applicationsRoutes = defineRoutes({
  apply: {
    ...splitEndpoint(routes.apply),
    summary: "Apply to sell",
    access: ["buyer", "seller"],
    forward: { path: "/customer/seller-applications", pick: "application" },
    body: NewApplication,
    success: { status: 201, schema: success("SentApplication", Application) },
    errors: ["application_pending", "already_seller", "email_unconfirmed"],
  },
  applicationStatus: {
    ...splitEndpoint(routes.applicationStatus),
    summary: "Status of the caller's application",
    access: ["buyer", "seller"],
    forward: { path: "/customer/seller-applications/status" },
    success: { status: 200, schema: success("ApplicationStatusAnswer", ApplicationState) },
  },
  reviewApplications: {
    ...splitEndpoint(routes.reviewApplications),
    summary: "Applications: waiting ones first, oldest first among them",
    access: ["admin"],
    forward: { path: "/admin/seller-applications", pick: "applications" },
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(applicationStatuses).optional(),
      q: storableText.trim().max(100).optional().describe("company, person, phone or e-mail"),
      sort: z
        .enum(timeSorts)
        .optional()
        .describe(
          "by the time of sending; by default undecided ones first, oldest first, then by the decision",
        ),
    }),
    success: {
      status: 200,
      schema: z
        .object({
          success: z.literal(true),
          data: z.array(ReviewedApplication),
          pagination: Pagination,
          counts: tabCounts(applicationStatuses),
        })
        .meta({ id: "ApplicationPage" }),
    },
    errors: ["invalid_query"],
  },
  reviewApplication: {
    ...splitEndpoint(routes.reviewApplication),
    summary:
      "One application, with the person's other ones and with what other people have in common with it",
    access: ["admin"],
    forward: { path: "/admin/seller-applications/{id}", pick: "application" },
    params: IdParams,
    success: { status: 200, schema: success("ApplicationAnswer", ReviewedApplication) },
    errors: ["application_not_found"],
  },
  approveApplication: {
    ...splitEndpoint(routes.approveApplication),
    summary: "Approve an application and open the applicant's shop; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/seller-applications/{id}/approve", pick: "application" },
    versioned: true,
    params: IdParams,
    body: Approval,
    optionalBody: true,
    success: { status: 200, schema: success("ApprovedApplication", ReviewedApplication) },
    errors: [
      "application_not_found",
      "application_decided",
      "stale_version",
      "already_seller",
      "account_blocked",
    ],
  },
  rejectApplication: {
    ...splitEndpoint(routes.rejectApplication),
    summary: "Reject an application with a reason, which the applicant can read",
    access: ["admin"],
    forward: { path: "/admin/seller-applications/{id}/reject", pick: "application" },
    versioned: true,
    params: IdParams,
    body: Rejection,
    success: { status: 200, schema: success("RejectedApplication", ReviewedApplication) },
    errors: ["application_not_found", "application_decided", "stale_version"],
  },
});
