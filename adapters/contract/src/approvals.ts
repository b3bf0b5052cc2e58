import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import { approvalKinds, approvalStatuses } from "./approval-rules.ts";
import { cursorPageQuery, Pagination, success, tabCounts } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/approvals.ts";
import {
  freeText,
  Id,
  IdParams,
  NamedAdministrator,
  ofSums,
  storableText,
  Sum,
  Time,
  Version,
  VersionInput,
} from "./shared-schemas.ts";

/** A sum of any number of orders. */
const ApprovedSum = ofSums(z.int().min(0).describe("whole number of Uzbek sum"));

/** An act above the sum of the settings, which a second administrator approves or refuses. */
export const Approval = z
  .object({
    id: Id,
    kind: z.enum(approvalKinds),
    status: z.enum(approvalStatuses),
    sum: ApprovedSum.describe(
      "of the payout or the refund when it was requested; another one is not approved",
    ),
    /** of the payout, the parcel, the return or the debt */
    objectId: Id,
    itemId: Id.nullable().describe("of the line, only with `line_cancellation`"),
    number: z.string().describe("of the payout, the parcel or, with `refund_payment`, the order"),
    orderId: Id.nullable(),
    seller: z.object({ id: Id, name: z.string() }).nullable().describe("the shop of a payout or a parcel"),
    reason: z.string(),
    reference: z.string().nullable().describe("of the transfer, only with `refund_payment`"),
    version: Version.describe("of the object when it was requested"),
    requestedBy: NamedAdministrator,
    requestedAt: Time,
    expiresAt: Time,
    decidedBy: NamedAdministrator.nullable().describe("null while it waits, and after it has expired"),
    decidedAt: Time.nullable(),
    decisionReason: z.string().nullable().describe("of a refusal"),
    own: z.boolean().describe("requested by the caller, who can withdraw it but not approve it"),
  })
  .meta({ id: "Approval" });

export type Approval = z.infer<typeof Approval>;

const ApprovalPage = z
  .object({
    success: z.literal(true),
    data: z.array(Approval),
    pagination: Pagination,
    counts: tabCounts(approvalStatuses),
    over: Sum.nullable().describe("acts above this sum need a second administrator; null: none do"),
    message: z.string().optional(),
  })
  .meta({ id: "ApprovalPage" });

export const NewApproval = z
  .strictObject({
    kind: z.enum(approvalKinds),
    objectId: Id.describe("of the payout, the parcel, the return or the debt"),
    itemId: Id.optional().describe("of the line, required with `line_cancellation` and only there"),
    reason: freeText(limits.reasonMin, limits.reasonMax).describe(
      "for the second administrator; that of a cancellation is also shown to the buyer and the shop",
    ),
    reference: freeText(1, 100)
      .optional()
      .describe("of the transfer, required with `refund_payment` and only there"),
    version: VersionInput,
  })
  .superRefine(({ kind, itemId, reference }, context) => {
    const refuse = (path: string, code?: string) =>
      context.addIssue({ code: "custom", path: [path], params: { code } });
    for (const [path, value, only] of [
      ["itemId", itemId, "line_cancellation"],
      ["reference", reference, "refund_payment"],
    ] as const) {
      if (kind === only && value === undefined) refuse(path, "required");
      if (kind !== only && value !== undefined) refuse(path);
    }
  })
  .meta({ id: "NewApproval" });

export type NewApproval = z.infer<typeof NewApproval>;

const ApprovalAnswer = success("ApprovalAnswer", Approval);

const decided = ["approval_not_found", "approval_decided", "approval_expired"] as const;

export const approvalsRoutes = defineRoutes({
  approvals: {
    ...splitEndpoint(routes.approvals),
    summary:
      "Acts that wait for a second administrator or were decided by one, of the kinds that the caller may do",
    access: ["admin"],
    forward: { path: "/admin/approvals", pick: "approvals" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(approvalStatuses).optional(),
      kind: z.enum(approvalKinds).optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("in the number, the reason, the reference, the shop's name and the administrators' names"),
      sort: z
        .enum(timeSorts)
        .optional()
        .describe(
          "by the time of the request; by default those that wait the oldest first, others the newest first",
        ),
      order: Id.optional().describe("id of the order of a parcel, a return or a debt"),
    }),
    success: { status: 200, schema: ApprovalPage },
    errors: ["invalid_query"],
  },
  requestApproval: {
    ...splitEndpoint(routes.requestApproval),
    summary:
      "Request an act above the sum of the settings from a second administrator; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/approvals", pick: "approval" },
    extension: true,
    confirmed: true,
    repeatable: true,
    body: NewApproval,
    success: { status: 201, schema: ApprovalAnswer },
    errors: [
      "not_found",
      "order_not_found",
      "return_not_found",
      "payout_not_found",
      "conflict",
      "too_late_to_cancel",
      "approval_not_needed",
      "approval_waiting",
      "approval_outdated",
    ],
  },
  approveRequest: {
    ...splitEndpoint(routes.approveRequest),
    summary:
      "Approve the act that another administrator requested, which carries it out; a repeat changes nothing",
    access: ["admin"],
    forward: {
      path: "/admin/approvals/{id}/approve",
      pick: "approval",
      drops: ["/products"],
      waitMs: 30_000,
    },
    extension: true,
    confirmed: true,
    params: IdParams,
    success: { status: 200, schema: ApprovalAnswer },
    errors: [
      ...decided,
      "own_approval",
      "approval_outdated",
      "requester_not_permitted",
      "conflict",
      "too_late_to_cancel",
      "payment_in_progress",
      "gateway_unavailable",
      "refund_recorded",
      "refund_given_twice",
    ],
  },
  refuseRequest: {
    ...splitEndpoint(routes.refuseRequest),
    summary: "Refuse an act with a reason that its requester reads; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/approvals/{id}/refuse", pick: "approval" },
    extension: true,
    confirmed: true,
    params: IdParams,
    body: z
      .strictObject({ reason: freeText(limits.reasonMin, limits.reasonMax) })
      .meta({ id: "ApprovalRefusal" }),
    success: { status: 200, schema: ApprovalAnswer },
    errors: [...decided, "own_approval"],
  },
  withdrawRequest: {
    ...splitEndpoint(routes.withdrawRequest),
    summary: "Withdraw an act that the caller has requested; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/approvals/{id}/withdraw", pick: "approval" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: ApprovalAnswer },
    errors: [...decided, "not_own_approval"],
  },
});
