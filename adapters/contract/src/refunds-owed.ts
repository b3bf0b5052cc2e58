import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { Order } from "./orders.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/refunds-owed.ts";
import { refundReasons } from "./return-status.ts";
import { freeText, Id, IdParams, storableText, Sum, Time } from "./shared-schemas.ts";

/** Digits of a card or of an account. */
export const RefundAccountNumber = z
  .string()
  .regex(/^(\d{16}|\d{20})$/)
  .describe("number of a card or an account");

export const RefundAccount = z
  .strictObject({ account: RefundAccountNumber })
  .meta({ id: "NewRefundAccount" });

export type RefundAccount = z.infer<typeof RefundAccount>;

export const RefundOwed = z
  .object({
    /** of the return, the cancellation or the late payment that owes it */
    id: Id,
    orderNumber: z.string(),
    amount: Sum,
    reason: z.enum(refundReasons),
    buyer: z.object({ name: z.string(), phone: z.string() }).describe("as the order names them"),
    account: z
      .string()
      .nullable()
      .describe("last four digits of the card or account; null when none was named"),
    since: Time,
    version: z.string().describe("of the sum and the account; sent back when it is paid"),
  })
  .meta({ id: "RefundOwed" });

export type RefundOwed = z.infer<typeof RefundOwed>;

const PaidRefund = z
  .object({ id: Id, amount: Sum, again: z.boolean().describe("it was recorded before, nothing changed") })
  .meta({ id: "PaidRefund" });

export const refundsOwedRoutes = defineRoutes({
  refundsOwed: {
    ...splitEndpoint(routes.refundsOwed),
    summary: "Money that a person has to give back to buyers, oldest first",
    access: ["admin"],
    forward: { path: "/admin/refunds-owed", pick: "refunds" },
    extension: true,
    query: z.strictObject({ ...pageQuery, reason: z.enum(refundReasons).optional() }),
    success: { status: 200, schema: page("RefundOwedPage", RefundOwed) },
  },
  refundAccount: {
    ...splitEndpoint(routes.refundAccount),
    summary: "The card or account that money of this debt goes to, whole: for whoever pays it",
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
    summary: "The money was transferred: books it once and tells the buyer; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/refunds-owed/{id}/paid", pick: "refund" },
    confirmed: true,
    extension: true,
    params: IdParams,
    body: z
      .strictObject({
        reference: freeText(1, 100).describe("of the transfer; another one later is 409 refund_recorded"),
        version: storableText.min(1).max(64).describe("of the debt as it was read; another is 409 conflict"),
      })
      .meta({ id: "RefundPayment" }),
    success: { status: 200, schema: success("PaidRefundAnswer", PaidRefund) },
    errors: ["not_found", "conflict", "refund_recorded", "refund_given_twice"],
  },
  nameRefundAccount: {
    ...splitEndpoint(routes.nameRefundAccount),
    summary:
      "Where the money that is owed of an order is transferred: a card or an account, until it is paid",
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
