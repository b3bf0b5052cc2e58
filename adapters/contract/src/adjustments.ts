import { z } from "zod";
import { amountSorts } from "./administered-sorts.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { SignedSum } from "./finance.ts";
import { adjustmentStatuses } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/adjustments.ts";
import { DayInput, Id, IdParams, NamedAdministrator, storableText, Time } from "./shared-schemas.ts";

/** An adjustment of a shop's balance that is too large for one administrator. */
export const AdjustmentRequest = z
  .object({
    id: Id,
    seller: z.object({ id: Id, name: z.string() }),
    amount: SignedSum.describe("change of the balance if it is approved"),
    note: z.string().describe("reason, shown to the shop after approval"),
    status: z.enum(adjustmentStatuses),
    askedBy: NamedAdministrator,
    askedAt: Time,
    decidedBy: NamedAdministrator.nullable(),
    decidedAt: Time.nullable(),
  })
  .meta({ id: "AdjustmentRequest" });

export type AdjustmentRequest = z.infer<typeof AdjustmentRequest>;

const AdjustmentRequestAnswer = success("AdjustmentRequestAnswer", AdjustmentRequest);

export const adjustmentsRoutes = defineRoutes({
  adjustmentRequests: {
    ...splitEndpoint(routes.adjustmentRequests),
    summary: "Adjustments that need a second administrator, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/adjustments", pick: "adjustments" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(adjustmentStatuses).optional(),
      seller: Id.optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe(
          "part of the reason, of the shop's name, or of the name or e-mail of the administrator who asked or decided",
        ),
      from: DayInput.optional().describe("requested on this day of Tashkent or later"),
      to: DayInput.optional().describe("requested on this day of Tashkent or earlier"),
      sort: z.enum(amountSorts).default("newest").describe("by the request; sums with their sign"),
    }),
    success: {
      status: 200,
      schema: countedPage("AdjustmentRequestPage", AdjustmentRequest, adjustmentStatuses),
    },
    errors: ["invalid_query"],
  },
  approveAdjustment: {
    ...splitEndpoint(routes.approveAdjustment),
    summary: "Approve a waiting adjustment of another administrator; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/adjustments/{id}/approve", pick: "adjustment" },
    extension: true,
    confirmed: true,
    params: IdParams,
    success: { status: 200, schema: AdjustmentRequestAnswer },
    errors: ["adjustment_not_found", "own_adjustment", "requester_not_permitted", "conflict"],
  },
  refuseAdjustment: {
    ...splitEndpoint(routes.refuseAdjustment),
    summary: "Refuse a waiting adjustment, or withdraw one's own; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/adjustments/{id}/refuse", pick: "adjustment" },
    extension: true,
    confirmed: true,
    params: IdParams,
    success: { status: 200, schema: AdjustmentRequestAnswer },
    errors: ["adjustment_not_found", "conflict"],
  },
});
