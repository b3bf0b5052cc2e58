import { z } from "zod";
import { pageQuery, Pagination, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { orderStatuses } from "./order-status.ts";
import { Contact, Delivery, OrderItem, TimelineEntry } from "./orders.ts";
import { ParcelCash } from "./parcel-cash.ts";
import { parcelTabs } from "./parcel-status.ts";
import { paymentMethods } from "./payment-status.ts";
import { returnStatuses } from "./return-status.ts";
import { Return } from "./returns.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/parcels.ts";
import { sellerLimits } from "./seller-limits.ts";
import { DayInput, BinaryFile, freeText, Id, IdParams, Sum, Time, storableText } from "./shared-schemas.ts";

const count = z.int().min(0);

/** The shop's earning and the marketplace's part, in whole sums, by the rates at the time of the order. */
const ParcelMoney = z.object({
  subtotal: Sum.describe("value of the products that are not cancelled"),
  commission: Sum,
  deliveryAtShopsExpense: Sum,
  earning: z
    .int()
    .describe("what the shop is credited with on delivery; negative if delivery costs it more than it sells"),
});

export const SellerParcelItem = z
  .object({
    ...OrderItem.omit({ seller: true, canCancel: true, returnable: true }).shape,
    sku: z.string().nullable(),
    commissionPercent: z.number().min(0),
    commission: Sum,
  })
  .meta({ id: "SellerParcelItem" });

/** A parcel as its shop sees it. */
export const SellerParcel = z
  .object({
    id: Id,
    number: z.string().describe("the order's number, a dash and a number from 1"),
    status: z.enum(orderStatuses),
    awaitingPayment: z.boolean().describe("an unpaid online order: the shop does not act yet"),
    createdAt: Time,
    acceptBy: Time.nullable().describe("for a parcel that can be accepted: the deadline"),
    late: z.boolean().describe("true if the deadline has passed"),
    items: z.array(SellerParcelItem),
    money: ParcelMoney,
    paymentMethod: z.enum(paymentMethods),
    paid: z.boolean(),
    refunded: z
      .boolean()
      .describe("paid online and refunded completely: the shop earns nothing, even for products it has sent"),
    collect: Sum.describe("what the buyer still has to pay on delivery, the delivery fee included"),
    cash: ParcelCash.nullable().describe(
      "for a parcel paid on delivery, paid or not; null if it is cancelled",
    ),
    delivery: Delivery.nullable().describe("shown from acceptance until the end of the return period"),
    city: z.string(),
    contact: Contact.pick({ name: true, phone: true })
      .meta({ id: "ParcelContact" })
      .nullable()
      .describe("shown from acceptance until the end of the return period"),
    comment: z.string().nullable().describe("the buyer's comment; shown as long as the contact"),
    trackingNumber: z.string().nullable(),
    timeline: z.array(TimelineEntry),
    next: z.array(z.enum(orderStatuses)).describe("statuses that the caller may set now"),
    openReturns: count,
  })
  .meta({ id: "SellerParcel" });

export type SellerParcel = z.infer<typeof SellerParcel>;

export const SellerParcelQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(parcelTabs).optional().describe("`pending` leaves out unpaid online orders"),
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe(
      "number, words of a product's name, SKU, name or phone; more than 10,000 matches are counted as 10,001",
    ),
  from: DayInput.optional(),
  to: DayInput.optional(),
  sort: z.enum(["newest", "oldest"]).default("newest"),
});

export type SellerParcelQuery = z.infer<typeof SellerParcelQuery>;

/** A new status of a parcel; order-status.ts has the permitted transitions. */
export const ParcelStep = z
  .strictObject({
    status: z.enum(orderStatuses),
    trackingNumber: freeText(1, sellerLimits.trackingMax).nullish().describe("with `shipped`"),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .optional()
      .describe("required with `cancelled`; shown to the buyer"),
  })
  .refine(({ status, reason }) => status !== "cancelled" || reason !== undefined, {
    path: ["reason"],
    params: { code: "required" },
  })
  .meta({ id: "ParcelStep" });

export type ParcelStep = z.infer<typeof ParcelStep>;

/** A return as the shop sees it. */
export const SellerReturn = z
  .object({
    ...Return.omit({ seller: true, canWithdraw: true, refundAccount: true }).shape,
    buyer: z
      .object({ name: z.string(), phone: z.string() })
      .describe("a dash and no phone after the return is closed and the return period is over"),
    restocked: z
      .boolean()
      .nullable()
      .describe("after receipt: whether the products were put back into stock"),
    next: z.array(z.enum(returnStatuses)).describe("statuses that the caller may set now"),
  })
  .meta({ id: "SellerReturn" });

export type SellerReturn = z.infer<typeof SellerReturn>;

export const ReturnStep = z
  .strictObject({
    status: z.enum(returnStatuses),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .optional()
      .describe("required with `rejected`; shown to the buyer"),
    restock: z
      .boolean()
      .optional()
      .describe("with `received`: whether the products can be sold again; default true"),
  })
  .refine(({ status, reason }) => status !== "rejected" || reason !== undefined, {
    path: ["reason"],
    params: { code: "required" },
  })
  .meta({ id: "ReturnStep" });

export type ReturnStep = z.infer<typeof ReturnStep>;

const ParcelAnswer = success("SellerParcelAnswer", SellerParcel);

const SellerParcelPage = z
  .object({
    success: z.literal(true),
    data: z.array(SellerParcel),
    pagination: Pagination,
    counts: z.record(z.enum(parcelTabs), count).describe("number in each tab, independent of the filters"),
  })
  .meta({ id: "SellerParcelPage" });

const SellerReturnPage = z
  .object({
    success: z.literal(true),
    data: z.array(SellerReturn),
    pagination: Pagination,
    counts: z.record(z.enum(returnStatuses), count),
  })
  .meta({ id: "SellerReturnPage" });

const pdf = ["application/pdf"];

export const parcelsRoutes = defineRoutes({
  parcels: {
    ...splitEndpoint(routes.parcels),
    summary: "The shop's parcels",
    access: ["seller"],
    forward: { path: "/vendor/orders", pick: "parcels" },
    sellerSection: "orders",
    query: SellerParcelQuery,
    success: {
      status: 200,
      schema: SellerParcelPage,
    },
  },
  parcel: {
    ...splitEndpoint(routes.parcel),
    summary: "One parcel by id or number",
    access: ["seller"],
    forward: { path: "/vendor/orders/{id}", pick: "parcel" },
    sellerSection: "orders",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: ParcelAnswer },
    errors: ["order_not_found"],
  },
  moveParcel: {
    ...splitEndpoint(routes.moveParcel),
    summary: "Set a parcel's next status, or cancel it with a reason; a repeat changes nothing",
    access: ["seller"],
    forward: { path: "/vendor/orders/{id}/move", pick: "parcel", drops: ["/products"] },
    sellerSection: "orders",
    params: IdParams,
    body: ParcelStep,
    success: { status: 200, schema: ParcelAnswer },
    errors: [
      "order_not_found",
      "conflict",
      "too_late_to_cancel",
      "awaiting_payment",
      "payment_in_progress",
      "gateway_unavailable",
    ],
  },
  packingList: {
    ...splitEndpoint(routes.packingList),
    summary: "The packing list of a parcel as PDF",
    access: ["seller"],
    forward: { path: "/vendor/orders/{id}/packing-list" },
    sellerSection: "orders",
    extension: true,
    params: IdParams,
    file: pdf,
    heavy: true,
    success: { status: 200, schema: BinaryFile },
    errors: ["order_not_found", "conflict"],
  },
  parcelLabels: {
    ...splitEndpoint(routes.parcelLabels),
    summary: "Labels of accepted parcels as PDF, one page each",
    access: ["seller"],
    forward: { path: "/vendor/orders/labels" },
    sellerSection: "orders",
    extension: true,
    query: z.strictObject({
      id: z
        .union([Id, z.array(Id).min(1).max(sellerLimits.labelsMax)])
        .transform((value) => (Array.isArray(value) ? value : [value]))
        .describe("can be repeated"),
    }),
    file: pdf,
    heavy: true,
    success: { status: 200, schema: BinaryFile },
    errors: ["order_not_found", "conflict"],
  },
  sellerReturns: {
    ...splitEndpoint(routes.sellerReturns),
    summary: "Returns of the shop's products, undecided ones first",
    access: ["seller"],
    forward: { path: "/vendor/returns", pick: "returns" },
    sellerSection: "returns",
    extension: true,
    query: z.strictObject({ ...pageQuery, status: z.enum(returnStatuses).optional() }),
    heavy: true,
    success: {
      status: 200,
      schema: SellerReturnPage,
    },
  },
  sellerReturn: {
    ...splitEndpoint(routes.sellerReturn),
    summary: "One return",
    access: ["seller"],
    forward: { path: "/vendor/returns/{id}", pick: "return" },
    sellerSection: "returns",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("SellerReturnAnswer", SellerReturn) },
    errors: ["return_not_found"],
  },
  moveSellerReturn: {
    ...splitEndpoint(routes.moveSellerReturn),
    summary: "Approve or reject a return, record its receipt, refund it",
    access: ["seller"],
    forward: { path: "/vendor/returns/{id}/move", pick: "return", drops: ["/products"] },
    sellerSection: "returns",
    extension: true,
    params: IdParams,
    body: ReturnStep,
    success: { status: 200, schema: success("MovedSellerReturn", SellerReturn) },
    errors: ["return_not_found", "conflict", "gateway_unavailable"],
  },
});
