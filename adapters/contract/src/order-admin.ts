import { z } from "zod";
import { AdministeredParcelQuery } from "./administered-parcel-query.ts";
import {
  AdministeredReturn,
  AdministeredReturnStep,
  ListedReturnPage,
  ListedReturnQuery,
  refundForecast,
} from "./administered-return.ts";
import { SellerRef } from "./catalog.ts";
import { countedPage, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Contact, Delivery, Order, StoredQuantity } from "./orders.ts";
import { parcelTabs } from "./parcel-status.ts";
import { ParcelStep, SellerParcel } from "./parcels.ts";
import { paymentAttemptStates, paymentMethods, paymentStatuses } from "./payment-status.ts";
import { RefundOwed } from "./refunds-owed.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/order-admin.ts";
import { freeText, Id, IdParams, Sum, Time, Version, VersionInput } from "./shared-schemas.ts";

/** A parcel of any shop as administrators see it. */
export const AdministeredParcel = z
  .object({
    ...SellerParcel.shape,
    orderId: Id,
    orderNumber: z.string(),
    seller: SellerRef,
    buyer: z
      .object({ id: Id, name: z.string(), email: z.string().nullable() })
      .describe("the account; without name and e-mail once it is deleted"),
    contact: Contact,
    delivery: Delivery,
    total: Sum.describe("what the buyer pays for this parcel, its share of the delivery included"),
    paymentStatus: z.enum(paymentStatuses).describe("of the whole order"),
    version: Version,
  })
  .meta({ id: "AdministeredParcel" });

export type AdministeredParcel = z.infer<typeof AdministeredParcel>;

/** An attempt to pay an order through one gateway. */
export const AdministeredAttempt = z
  .object({
    id: Id,
    method: z.enum(paymentMethods),
    amount: Sum,
    state: z.enum(paymentAttemptStates),
    failure: z.string().nullable().describe("why it failed, where that is known"),
    createdAt: Time,
    paidAt: Time.nullable(),
    endedAt: Time.nullable().describe("when it was cancelled or refunded"),
  })
  .meta({ id: "AdministeredAttempt" });

export type AdministeredAttempt = z.infer<typeof AdministeredAttempt>;

/** What a cancellation would refund now. A gateway that refuses leaves the refund to an administrator. */
export const CancellationForecast = z
  .object({
    ...refundForecast,
    items: z
      .array(z.object({ id: Id, ...refundForecast }))
      .describe("the same for each line by itself; its last line ends the parcel"),
  })
  .meta({ id: "CancellationForecast" });

export type CancellationForecast = z.infer<typeof CancellationForecast>;

/** A note of an administrator about an order, for administrators only. It can be neither changed nor deleted. */
export const OrderNote = z
  .object({
    id: Id,
    at: Time,
    author: z
      .string()
      .nullable()
      .describe("e-mail of the administrator; null if the account no longer exists"),
    text: z.string(),
  })
  .meta({ id: "OrderNote" });

export type OrderNote = z.infer<typeof OrderNote>;

export const NewOrderNote = z
  .strictObject({ text: freeText(1, limits.orderNoteMax) })
  .meta({ id: "NewOrderNote" });

export type NewOrderNote = z.infer<typeof NewOrderNote>;

export const AdministeredParcelDetails = z
  .object({
    ...AdministeredParcel.shape,
    order: Order.describe("with its payment and all of its parcels"),
    attempts: z.array(AdministeredAttempt).describe("attempts to pay the order, oldest first"),
    returns: z.array(AdministeredReturn).describe("of the whole order, newest first"),
    refundsOwed: z
      .array(RefundOwed.omit({ orderNumber: true, buyer: true }))
      .describe("of the whole order, oldest first"),
    notes: z.array(OrderNote).describe("about the whole order, newest first; at most 100"),
    ifCancelled: CancellationForecast.nullable().describe("null if the parcel cannot be cancelled any more"),
    returnable: z
      .array(z.object({ id: Id, quantity: StoredQuantity }))
      .describe("lines with the pieces that an administrator can open a return of, whatever the 14 days"),
  })
  .meta({ id: "AdministeredParcelDetails" });

export type AdministeredParcelDetails = z.infer<typeof AdministeredParcelDetails>;

export const AdministeredStep = ParcelStep.safeExtend({ version: VersionInput }).meta({
  id: "AdministeredStep",
});

export type AdministeredStep = z.infer<typeof AdministeredStep>;

export const LineCancellation = z
  .strictObject({
    itemId: Id.describe("of a line of the parcel; its last line ends the parcel"),
    reason: freeText(limits.reasonMin, limits.reasonMax).describe("shown to the buyer and the shop"),
    version: VersionInput,
  })
  .meta({ id: "LineCancellation" });

export type LineCancellation = z.infer<typeof LineCancellation>;

export const DeliveryChange = z
  .strictObject({
    address: freeText(limits.addressMin, limits.addressMax),
    comment: freeText(0, limits.reasonMax)
      .optional()
      .describe("for the courier; without it the present one stays"),
    version: VersionInput,
  })
  .meta({ id: "DeliveryChange" });

export type DeliveryChange = z.infer<typeof DeliveryChange>;

export const orderAdminRoutes = defineRoutes({
  administeredParcels: {
    ...splitEndpoint(routes.administeredParcels),
    summary: "Parcels of all shops with their orders",
    access: ["admin"],
    forward: { path: "/admin/orders", pick: "parcels" },
    query: AdministeredParcelQuery,
    heavy: true,
    success: { status: 200, schema: countedPage("AdministeredParcelPage", AdministeredParcel, parcelTabs) },
    errors: ["invalid_query"],
  },
  administeredParcel: {
    ...splitEndpoint(routes.administeredParcel),
    summary: "One parcel, by id or number, with its whole order, payment attempts, returns and refunds owed",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}", pick: "parcel" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("AdministeredParcelDetailsAnswer", AdministeredParcelDetails) },
    errors: ["order_not_found"],
  },
  setParcelStatus: {
    ...splitEndpoint(routes.setParcelStatus),
    summary:
      "Set a parcel's next status, or cancel it with a reason, which refunds it and needs the password; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/status", pick: "parcel", drops: ["/products"] },
    confirmed: true,
    versioned: true,
    params: IdParams,
    body: AdministeredStep,
    success: { status: 200, schema: success("AdministeredParcelAnswer", AdministeredParcel) },
    errors: [
      "order_not_found",
      "conflict",
      "too_late_to_cancel",
      "awaiting_payment",
      "payment_in_progress",
      "gateway_unavailable",
      "approval_required",
      "stale_version",
    ],
  },
  cancelParcelLine: {
    ...splitEndpoint(routes.cancelParcelLine),
    summary: "Cancel one line of a parcel that is not sent yet, which refunds it; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/cancel", pick: "parcel", drops: ["/products"] },
    confirmed: true,
    extension: true,
    versioned: true,
    params: IdParams,
    body: LineCancellation,
    success: { status: 200, schema: success("AdministeredParcelAnswer", AdministeredParcel) },
    errors: [
      "order_not_found",
      "not_found",
      "too_late_to_cancel",
      "payment_in_progress",
      "gateway_unavailable",
      "approval_required",
      "stale_version",
    ],
  },
  addOrderNote: {
    ...splitEndpoint(routes.addOrderNote),
    summary: "Add a note about the order of a parcel, which only administrators read",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/notes", pick: "note" },
    extension: true,
    idempotent: true,
    params: IdParams,
    body: NewOrderNote,
    success: { status: 201, schema: success("OrderNoteAnswer", OrderNote) },
    errors: ["order_not_found", "idempotency_mismatch"],
  },
  changeDelivery: {
    ...splitEndpoint(routes.changeDelivery),
    summary:
      "Change the address of an order delivered by courier, within its city and before any of its parcels is sent; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/delivery", pick: "parcel" },
    extension: true,
    versioned: true,
    params: IdParams,
    body: DeliveryChange,
    success: { status: 200, schema: success("AdministeredParcelAnswer", AdministeredParcel) },
    errors: ["order_not_found", "conflict", "stale_version"],
  },
  administeredReturns: {
    ...splitEndpoint(routes.administeredReturns),
    summary: "Returns of all shops",
    access: ["admin"],
    forward: { path: "/admin/returns", pick: "returns" },
    extension: true,
    query: ListedReturnQuery,
    heavy: true,
    success: { status: 200, schema: ListedReturnPage },
    errors: ["invalid_query"],
  },
  setReturnStatus: {
    ...splitEndpoint(routes.setReturnStatus),
    summary:
      "Approve or reject a return of any shop, record its receipt, or refund it, which needs the password; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/returns/{id}/status", pick: "return" },
    confirmed: true,
    extension: true,
    versioned: true,
    params: IdParams,
    body: AdministeredReturnStep,
    success: { status: 200, schema: success("AdministeredReturnAnswer", AdministeredReturn) },
    errors: [
      "return_not_found",
      "conflict",
      "too_many_to_return",
      "gateway_unavailable",
      "approval_required",
      "stale_version",
    ],
  },
});
