import { z } from "zod";
import { amountSorts } from "./administered-sorts.ts";
import { cursorPageQuery, Pagination, success, tabCounts } from "./envelope.ts";
import { Order } from "./orders.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/refunds-owed.ts";
import { refundReasons } from "./return-status.ts";
import { freeText, Id, IdParams, storableText, Sum, Time } from "./shared-schemas.ts";

/** 16 digits of a card or 20 digits of a bank account. */
export const RefundAccountNumber = z
  .string()
  .regex(/^(\d{16}|\d{20})$/)
  .describe("number of a card or a bank account");

export const RefundAccount = z
  .strictObject({ account: RefundAccountNumber })
  .meta({ id: "NewRefundAccount" });

export type RefundAccount = z.infer<typeof RefundAccount>;

export const RefundOwed = z
  .object({
    /** of the return, the cancellation or the late payment for which the refund is owed */
    id: Id,
    orderNumber: z.string(),
    amount: Sum,
    reason: z.enum(refundReasons),
    buyer: z.object({ name: z.string(), phone: z.string() }).describe("as in the order"),
    account: z
      .string()
      .nullable()
      .describe("last four digits of the card or account; null if none was given"),
    since: Time,
    version: z
      .string()
      .describe("version of the sum and the account; must be sent when the refund is recorded"),
  })
  .meta({ id: "RefundOwed" });

export type RefundOwed = z.infer<typeof RefundOwed>;

const RefundOwedPage = z
  .object({
    success: z.literal(true),
    data: z.array(RefundOwed),
    pagination: Pagination,
    counts: tabCounts(refundReasons),
    sum: Sum.describe("of all refunds that match the filters, on every page"),
    message: z.string().optional(),
  })
  .meta({ id: "RefundOwedPage" });

const PaidRefund = z
  .object({
    id: Id,
    amount: Sum,
    again: z.boolean().describe("true if it had been recorded before; nothing changed"),
  })
  .meta({ id: "PaidRefund" });

export const refundsOwedRoutes = defineRoutes({
  refundsOwed: {
    ...splitEndpoint(routes.refundsOwed),
    summary: "Refunds that must be paid by an administrator, by default oldest first",
    access: ["admin"],
    forward: { path: "/admin/refunds-owed", pick: "refunds" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      reason: z.enum(refundReasons).optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("number of the order, name or phone of the buyer, words of a product's name"),
      sort: z.enum(amountSorts).default("oldest"),
    }),
    success: { status: 200, schema: RefundOwedPage },
    errors: ["invalid_query"],
  },
  refundAccount: {
    ...splitEndpoint(routes.refundAccount),
    summary: "The complete card or account number for one refund",
    access: ["admin"],
    forward: { path: "/admin/refunds-owed/{id}/account" },
    confirmed: true,
    extension: true,
    params: IdParams,
    success: {
      status: 200,
      schema: success("RefundAccountAnswer", z.object({ account: z.string() })),
    },
    errors: ["not_found"],
  },
  payRefundOwed: {
    ...splitEndpoint(routes.payRefundOwed),
    summary: "Record that a refund was transferred and notify the buyer; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/refunds-owed/{id}/paid", pick: "refund" },
    confirmed: true,
    extension: true,
    params: IdParams,
    body: z
      .strictObject({
        reference: freeText(1, 100).describe(
          "of the transfer; a different one later is refused with 409 refund_recorded",
        ),
        version: storableText
          .min(1)
          .max(64)
          .describe(
            "version of the refund as it was read; 409 stale_version with the refund as it is if it has changed",
          ),
      })
      .meta({ id: "RefundPayment" }),
    versioned: true,
    current: RefundOwed,
    success: { status: 200, schema: success("PaidRefundAnswer", PaidRefund) },
    errors: [
      "not_found",
      "stale_version",
      "conflict",
      "approval_required",
      "refund_recorded",
      "refund_given_twice",
    ],
  },
  nameRefundAccount: {
    ...splitEndpoint(routes.nameRefundAccount),
    summary: "Set the card or account for the refunds owed for an order, until they are paid",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders/{id}/refund-account", pick: "order" },
    confirmed: true,
    extension: true,
    params: IdParams,
    body: RefundAccount,
    success: { status: 200, schema: success("OrderWithRefundAccount", Order) },
    errors: ["order_not_found", "conflict"],
  },
});
