import { z } from "zod";
import { SellerRef } from "./catalog.ts";
import { page, pageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { refuseLineAboveLimit } from "./order-limits.ts";
import { OrderPayment } from "./order-payment.ts";
import { orderStatuses } from "./order-status.ts";
import { ParcelCash } from "./parcel-cash.ts";
import { paymentMethods } from "./payment-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/orders.ts";
import {
  freeText,
  lineText,
  Id,
  IdParams,
  Localized,
  Phone,
  Sum,
  SumInput,
  Time,
  storableText,
} from "./shared-schemas.ts";
import { timelineActors } from "./timeline-actors.ts";

const quantity = z.int().min(1).max(limits.quantityMax);
export const StoredQuantity = z.int().min(0);

const line = { productId: Id, variantId: Id.optional(), quantity };

export const deliveryMethods = ["courier", "pickup"] as const;

const deliveryFields = {
  method: z.enum(deliveryMethods),
  city: storableText.min(1).max(50).describe("slug or id of a city"),
  address: freeText(0, 300).describe("required for delivery by courier"),
  comment: freeText(0, 500).nullish(),
};

export const Delivery = z
  .object({
    method: deliveryFields.method,
    city: z.string(),
    address: z.string(),
    comment: z.string().nullish(),
  })
  .meta({ id: "Delivery" });

export const Contact = z
  .object({ name: z.string(), phone: z.string(), email: z.string().nullish() })
  .meta({ id: "Contact" });

// Requests are strict: a misspelt field is an error instead of being ignored.
const NewDelivery = z.strictObject(deliveryFields).meta({ id: "NewDelivery" });
const NewContact = z
  .strictObject({ name: lineText(1, 100), phone: Phone, email: z.email().max(254).nullish() })
  .meta({ id: "NewContact" });

export const NewOrder = z
  .strictObject({
    items: z
      .array(z.strictObject(line))
      .min(1)
      .max(limits.orderLinesMax)
      .superRefine(refuseLineAboveLimit)
      .describe("at most 99 pieces of one variant in all lines together"),
    delivery: NewDelivery,
    contact: NewContact,
    paymentMethod: z.enum(paymentMethods),
    comment: freeText(0, 1000).optional(),
    expectedTotal: SumInput.optional().describe(
      "the total shown to the buyer; 409 price_changed if it differs",
    ),
  })
  .refine(({ delivery }) => delivery.method !== "courier" || delivery.address.length >= 5, {
    path: ["delivery", "address"],
    params: { code: "required" },
  })
  .meta({ id: "NewOrder" });

export type NewOrder = z.infer<typeof NewOrder>;

export const Totals = z
  .object({ items: Sum, delivery: Sum, discount: Sum, total: Sum })
  .meta({ id: "Totals" });

export type Totals = z.infer<typeof Totals>;

/** Who cancelled, when and why. */
export const Cancellation = z
  .object({ at: Time, actor: z.enum(timelineActors), reason: z.string().nullable() })
  .meta({ id: "Cancellation" });

export const OrderItem = z
  .object({
    id: Id,
    variantId: Id.nullable().describe("for ordering the same variant again"),
    product: z.object({ id: Id, slug: z.string(), name: Localized, image: z.string().nullable() }),
    variantTitle: Localized.nullable(),
    seller: SellerRef,
    price: Sum,
    quantity: StoredQuantity,
    total: Sum,
    cancelled: Cancellation.nullable().describe("a cancelled line no longer counts in any total"),
    canCancel: z.boolean(),
    returnable: z.int().min(0).describe("number of pieces that can still be returned"),
  })
  .meta({ id: "OrderItem" });

export type OrderItem = z.infer<typeof OrderItem>;

export const TimelineEntry = z
  .object({
    status: z.enum(orderStatuses),
    at: Time,
    actor: z.enum(timelineActors),
    reason: z.string().nullish(),
  })
  .meta({ id: "TimelineEntry" });

export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The part of an order that one seller sends. */
export const Parcel = z
  .object({
    id: Id,
    number: z.string().describe("the order's number, a dash and a number from 1"),
    seller: SellerRef,
    status: z.enum(orderStatuses),
    items: z.array(OrderItem),
    subtotal: Sum,
    cash: ParcelCash.nullable().describe("for an order paid on delivery; null if the parcel is cancelled"),
    trackingNumber: z.string().nullable(),
    timeline: z.array(TimelineEntry),
    canCancel: z.boolean(),
    returnUntil: Time.nullable().describe("end of the return period of a delivered parcel"),
  })
  .meta({ id: "Parcel" });

export type Parcel = z.infer<typeof Parcel>;

export const Order = z
  .object({
    id: Id,
    number: z.string().describe("ten digits"),
    status: z.enum(orderStatuses),
    createdAt: Time,
    items: z.array(OrderItem),
    parcels: z.array(Parcel),
    totals: Totals,
    payment: OrderPayment,
    delivery: Delivery,
    contact: Contact,
    comment: z.string().nullable(),
    timeline: z.array(TimelineEntry),
    canCancel: z.boolean(),
  })
  .meta({ id: "Order" });

export type Order = z.infer<typeof Order>;

/** Without ids the whole order is cancelled; `itemId` is one line. */
export const CancelOrder = z
  .strictObject({
    reason: freeText(0, limits.reasonMax).optional(),
    parcelId: Id.optional(),
    itemId: Id.optional(),
  })
  .meta({ id: "CancelOrder" });

export type CancelOrder = z.infer<typeof CancelOrder>;

export const QuoteRequest = z
  .strictObject({
    items: z
      .array(z.strictObject({ ...line, price: SumInput.optional().describe("the price the buyer last saw") }))
      .min(1)
      .max(limits.orderLinesMax),
    delivery: z
      .strictObject({ method: z.enum(deliveryMethods), city: storableText.min(1).max(50) })
      .optional(),
  })
  .meta({ id: "QuoteRequest" });

export type QuoteRequest = z.infer<typeof QuoteRequest>;

/**
 * `seller_away`: the shop is on holiday; `not_delivered`: the shop does not send to the city of the delivery;
 * `own_shop`: the caller works for the shop; `order_too_large`: with this line the order exceeds the largest total.
 */
const hindrances = ["seller_away", "not_delivered", "own_shop", "order_too_large"] as const;

export const quoteChanges = ["price", "not_enough", "out_of_stock", "gone", ...hindrances] as const;

export const QuoteItem = z
  .object({
    productId: Id,
    variantId: Id.nullable(),
    name: Localized.nullable().describe("null if the product no longer exists"),
    variantTitle: Localized.nullish().describe("null or absent if the product has no options"),
    image: z.string().nullable(),
    seller: SellerRef.nullable(),
    price: Sum.describe("current price of one piece"),
    oldPrice: Sum.nullish().describe("price of one piece before the reduction"),
    quantity: StoredQuantity,
    stock: z.int().min(0),
    total: Sum.describe("of the available quantity"),
    change: z.enum(quoteChanges).nullable(),
    awayUntil: Time.nullish().describe("with `seller_away`: when the product can be ordered again"),
  })
  .meta({ id: "QuoteItem" });

export type QuoteItem = z.infer<typeof QuoteItem>;

/** Current prices and stock; `orderable` if every line can be ordered as requested. */
export const Quote = z
  .object({ items: z.array(QuoteItem), totals: Totals, orderable: z.boolean() })
  .meta({ id: "Quote" });

export type Quote = z.infer<typeof Quote>;

export const ordersRoutes = defineRoutes({
  quote: {
    ...splitEndpoint(routes.quote),
    readsOnly: true,
    summary:
      "Prices and delivery of a cart, and what has changed; with a token also what the buyer cannot order",
    access: "public",
    extension: true,
    body: QuoteRequest,
    success: { status: 200, schema: success("QuoteAnswer", Quote) },
  },
  placeOrder: {
    ...splitEndpoint(routes.placeOrder),
    summary: "Place an order",
    access: ["buyer", "seller"],
    idempotent: true,
    body: NewOrder,
    success: { status: 201, schema: success("PlacedOrder", Order) },
    errors: [
      "out_of_stock",
      ...hindrances,
      "price_changed",
      "payment_method_unavailable",
      "idempotency_mismatch",
      "maintenance",
      "order_outcome_unknown",
    ],
  },
  orders: {
    ...splitEndpoint(routes.orders),
    summary: "The buyer's orders, newest first",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders", pick: "orders" },
    query: z.strictObject({
      ...pageQuery,
      status: z.enum(orderStatuses).optional(),
      q: storableText.trim().max(100).optional().describe("order number, or words of a product's name"),
    }),
    heavy: true,
    success: { status: 200, schema: page("OrderPage", Order) },
  },
  order: {
    ...splitEndpoint(routes.order),
    summary: "One order by id or number",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders/{id}", pick: "order" },
    params: IdParams,
    success: { status: 200, schema: success("OrderAnswer", Order) },
    errors: ["order_not_found"],
  },
  cancelOrder: {
    ...splitEndpoint(routes.cancelOrder),
    summary: "Cancel an order, a parcel or a line, as long as the buyer may; a repeat changes nothing",
    access: ["buyer", "seller"],
    forward: { path: "/customer/orders/{id}/cancel", pick: "order", drops: ["/products"] },
    params: IdParams,
    body: CancelOrder,
    success: { status: 200, schema: success("CancelledOrder", Order) },
    errors: ["order_not_found", "not_found", "too_late_to_cancel", "payment_in_progress"],
  },
});
