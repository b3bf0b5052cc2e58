import { z } from "zod";
import { SellerRef } from "./catalog.ts";
import { page, pageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { OrderItem, StoredQuantity } from "./orders.ts";
import { paymentMethods } from "./payment-status.ts";
import { RefundAccountNumber } from "./refunds-owed.ts";
import { returnReasons, returnStatuses } from "./return-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/returns.ts";
import { freeText, Id, IdParams, Sum, Time } from "./shared-schemas.ts";
import { timelineActors } from "./timeline-actors.ts";
import { UploadUrl } from "./uploads.ts";

/** Commerce checks the bought quantity; this bound covers old orders, whose lines may exceed today's limit. */
const quantity = z
  .int()
  .min(1)
  .max(limits.quantityMax * limits.orderLinesMax);

/** A request to return lines of one delivered parcel. */
export const NewReturn = z
  .strictObject({
    parcelId: Id,
    items: z
      .array(z.strictObject({ itemId: Id, quantity }))
      .min(1)
      .max(limits.orderLinesMax)
      .refine((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length, {
        params: { code: "invalid" },
      }),
    reason: z.enum(returnReasons),
    text: freeText(0, 2000).optional(),
    photos: z.array(UploadUrl).max(limits.returnPhotosMax).optional(),
    refundAccount: RefundAccountNumber.optional().describe(
      "required if the order was paid in cash; changing a stored number, or giving one while a refund is owed, needs confirmation",
    ),
  })
  .meta({ id: "NewReturn" });

export type NewReturn = z.infer<typeof NewReturn>;

export const ReturnItem = z
  .object({
    ...OrderItem.pick({ id: true, product: true, variantTitle: true, price: true }).shape,
    quantity: StoredQuantity.describe("returned quantity"),
    total: Sum,
  })
  .meta({ id: "ReturnItem" });

export const Return = z
  .object({
    id: Id,
    orderId: Id,
    orderNumber: z.string(),
    parcel: z.object({ id: Id, number: z.string() }),
    seller: SellerRef,
    status: z.enum(returnStatuses),
    reason: z.enum(returnReasons),
    text: z.string().nullable(),
    photos: z.array(z.string()),
    items: z.array(ReturnItem),
    amount: Sum.describe("value of the products; the delivery fee is not refunded"),
    paymentMethod: z.enum(paymentMethods).describe("cash is refunded by a transfer"),
    refundAccount: z.string().nullable().describe("last four digits of the account for the transfer"),
    refundOwed: z
      .boolean()
      .describe("the refund must be transferred by an administrator, because no gateway made it"),
    createdAt: Time,
    timeline: z.array(
      z.object({
        status: z.enum(returnStatuses),
        at: Time,
        actor: z.enum(timelineActors),
        reason: z.string().nullish(),
      }),
    ),
    canWithdraw: z.boolean(),
  })
  .meta({ id: "Return" });

export type Return = z.infer<typeof Return>;

export const returnsRoutes = defineRoutes({
  requestReturn: {
    ...splitEndpoint(routes.requestReturn),
    summary: "Request a return of products of a delivered parcel, within 14 days",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders/{id}/returns", pick: "return" },
    confirmed: true,
    extension: true,
    params: IdParams,
    body: NewReturn,
    success: { status: 201, schema: success("RequestedReturn", Return) },
    errors: ["order_not_found", "not_found", "too_late_to_return", "too_many_to_return"],
  },
  returnsOfOrder: {
    ...splitEndpoint(routes.returnsOfOrder),
    summary: "Returns of one order, newest first",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders/{id}/returns", pick: "returns" },
    extension: true,
    params: IdParams,
    heavy: true,
    success: { status: 200, schema: success("ReturnsOfOrder", z.array(Return)) },
    errors: ["order_not_found"],
  },
  returns: {
    ...splitEndpoint(routes.returns),
    summary: "The buyer's returns, newest first",
    access: ["buyer", "seller"],
    forward: { path: "/customer/returns", pick: "returns" },
    extension: true,
    query: z.strictObject({ ...pageQuery, status: z.enum(returnStatuses).optional() }),
    heavy: true,
    success: { status: 200, schema: page("ReturnPage", Return) },
  },
  withdrawReturn: {
    ...splitEndpoint(routes.withdrawReturn),
    summary: "Withdraw a return that is not decided yet",
    access: ["buyer", "seller"],
    forward: { path: "/customer/returns/{id}" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("WithdrawnReturn", z.object({})) },
    errors: ["return_not_found", "return_decided"],
  },
});
