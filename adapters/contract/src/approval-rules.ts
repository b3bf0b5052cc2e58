import type { CallName } from "./access-table.ts";
import type { CallPart } from "./access-parts.ts";

/** Acts that need a second administrator above a sum of the settings. Free of zod. */
export const approvalKinds = [
  "payout",
  "parcel_cancellation",
  "line_cancellation",
  "return_refund",
  "refund_payment",
] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStatuses = ["waiting", "approved", "refused", "withdrawn", "expired"] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What happens to a request, in the timeline of an order. */
export const approvalSteps = ["requested", "approved", "refused", "withdrawn", "expired"] as const;

/** Hours after which a request that nobody decided ends. */
export const APPROVAL_HOURS = 72;

/** The call or the part of a call that the act is without approval: its ranks request and approve the act too. */
export const approvedActs = {
  payout: { call: "bankFile" },
  parcel_cancellation: { call: "setParcelStatus" },
  line_cancellation: { call: "cancelParcelLine" },
  return_refund: { part: "refundReturn" },
  refund_payment: { call: "payRefundOwed" },
} as const satisfies Record<ApprovalKind, { call: CallName } | { part: CallPart }>;
