import { z } from "zod";
import { ReviewedApplication } from "./applications.ts";
import { SellerRef } from "./catalog.ts";
import { AdministeredContactMessage } from "./contacts.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { allModerationReasons, moderationReasonLimits, reasonProblem } from "./moderation-reasons.ts";
import { moderationKinds, moderationMoves, moderationOutcomes } from "./moderation-rules.ts";
import { changedProductParts } from "./product-attributes.ts";
import { OpenedItem } from "./opened-items.ts";
import { AdministeredReview } from "./review-admin.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/moderation.ts";
import { showsProducts } from "./seller-products.ts";
import {
  freeText,
  Id,
  LanguageCode,
  Localized,
  NamedAdministrator,
  queryNumber,
  storableText,
  Time,
  Version,
} from "./shared-schemas.ts";

const count = z.int().min(0);

export const ChangedProduct = z
  .object({
    slug: z.string(),
    name: Localized,
    description: Localized,
    images: z.array(z.string()).describe("URLs"),
    changed: z
      .array(z.enum(changedProductParts))
      .describe("what the shop has changed since somebody checked it"),
    hiddenReason: z
      .string()
      .nullable()
      .describe(
        "of one that an administrator has hidden, and that approving shows again; null if it is shown",
      ),
    answer: z
      .string()
      .nullable()
      .describe("what the shop of a hidden one has answered since the last decision"),
  })
  .meta({ id: "ChangedProduct" });

export type ChangedProduct = z.infer<typeof ChangedProduct>;

/** Something that waits, with the id of the review, application, message or product. One of `review`, `application`, `message` and `product` is given, by its kind. */
export const ModerationItem = z
  .object({
    kind: z.enum(moderationKinds).describe("`report`: a published review with open reports"),
    id: Id,
    version: Version,
    createdAt: Time.describe("since when it waits"),
    title: z.string(),
    text: z.string().describe("its beginning"),
    person: z
      .object({
        name: z.string().describe("may be empty; is for ranks that see no personal data"),
        language: LanguageCode.describe("in which a reason is told"),
      })
      .nullable(),
    shop: SellerRef.nullable(),
    openedBy: z.array(OpenedItem).describe("other administrators only"),
    review: AdministeredReview.nullable(),
    application: ReviewedApplication.nullable(),
    message: AdministeredContactMessage.nullable(),
    product: ChangedProduct.nullable(),
  })
  .meta({ id: "ModerationItem" });

export type ModerationItem = z.infer<typeof ModerationItem>;

export const ModerationDecision = z
  .object({
    id: Id,
    kind: z.enum(moderationKinds),
    itemId: Id,
    outcome: z.enum(moderationOutcomes),
    reason: z.string().nullable().describe("as the person reads it"),
    at: Time,
    by: NamedAdministrator,
    undoUntil: Time.nullable().describe("null if it cannot be undone, or was made by another call"),
  })
  .meta({ id: "ModerationDecision" });

export type ModerationDecision = z.infer<typeof ModerationDecision>;

const ModerationResult = z.object({
  decision: ModerationDecision.nullable().describe("null for 409 stale_version"),
  item: ModerationItem.nullable().describe("as it waits now; null if it does not"),
});

export type ModerationResult = z.infer<typeof ModerationResult>;

/** Reasons belong to rejections: from the list of the kind, in the administrator's own words, or both. */
export const NewModerationDecision = z
  .strictObject({
    kind: z.enum(moderationKinds),
    id: Id,
    version: storableText.min(1).max(64).describe("of the item as it was shown, also as `If-Match`"),
    outcome: z.enum(moderationOutcomes),
    reasons: z.array(z.enum(allModerationReasons)).max(moderationReasonLimits.chosen).optional(),
    words: freeText(limits.reasonMin, moderationReasonLimits.words).nullish(),
  })
  .refine(({ kind, outcome }) => moderationMoves[kind].includes(outcome), {
    path: ["outcome"],
    params: { code: "invalid" },
  })
  .superRefine(({ kind, outcome, ...given }, context) => {
    const code = reasonProblem(kind, outcome, given);
    if (code) context.addIssue({ code: "custom", path: ["reasons"], params: { code } });
  })
  .meta({ id: "NewModerationDecision" });

export type NewModerationDecision = z.infer<typeof NewModerationDecision>;

export const ModerationQuery = z.strictObject({
  kind: z.enum(moderationKinds).optional(),
  q: storableText.trim().max(100).optional().describe("in title, text and the names of person and shop"),
  after: z
    .string()
    .regex(/^\d{1,18}\.[a-z]+_\w{1,60}$/)
    .optional()
    .describe("`next` of the page before"),
  limit: queryNumber(z.int().min(1).max(50).default(20)),
});

export type ModerationQuery = z.infer<typeof ModerationQuery>;

export const moderationRoutes = defineRoutes({
  moderation: {
    ...splitEndpoint(routes.moderation),
    summary: "Everything that waits for a decision of an administrator, the oldest first",
    access: ["admin"],
    forward: { path: "/admin/moderation", pick: "items" },
    extension: true,
    query: ModerationQuery,
    success: {
      status: 200,
      schema: z
        .object({
          success: z.literal(true),
          data: z.array(ModerationItem),
          next: z.string().nullable().describe("`after` of the next page; null on the last one"),
          counts: z
            .partialRecord(z.enum(moderationKinds), count)
            .describe("matches of `q` by each kind that the caller may decide about, counted up to 1000"),
        })
        .meta({ id: "ModerationPage" }),
    },
  },
  openModeration: {
    ...splitEndpoint(routes.openModeration),
    summary:
      "What other administrators have open; the given item counts as open by the caller for a minute, and no other one",
    access: ["admin"],
    forward: { path: "/admin/moderation/open", pick: "opened" },
    unattended: true,
    unrecorded: true,
    repeatable: true,
    extension: true,
    body: z.strictObject({ id: Id.optional() }).meta({ id: "RenewedModeration" }),
    success: { status: 200, schema: success("OpenedModeration", z.array(OpenedItem)) },
  },
  decideModeration: {
    ...splitEndpoint(routes.decideModeration),
    summary:
      "Decide about an item; if somebody else has, 409 already_decided has their decision in `details.current`",
    access: ["admin"],
    forward: { path: "/admin/moderation/decisions", drops: showsProducts },
    extension: true,
    versioned: true,
    repeatable: true,
    body: NewModerationDecision,
    success: { status: 201, schema: success("ModerationDecided", ModerationResult) },
    errors: [
      "moderation_item_not_found",
      "already_decided",
      "stale_version",
      "already_seller",
      "account_blocked",
      "product_incomplete",
    ],
  },
  undoModeration: {
    ...splitEndpoint(routes.undoModeration),
    summary:
      "Undo one's own decision until its `undoUntil`, unless something has changed since; nobody has been told of it",
    access: ["admin"],
    forward: { path: "/admin/moderation/undo", drops: showsProducts },
    extension: true,
    repeatable: true,
    body: z.strictObject({ decisionId: Id }).meta({ id: "UndoneModeration" }),
    success: { status: 200, schema: success("ModerationUndone", ModerationResult) },
    errors: ["decision_not_found", "undo_expired", "undo_refused"],
  },
});
