import { z } from "zod";
import { SellerRef } from "./catalog.ts";
import { page, pageQuery, success } from "./envelope.ts";
import { Contact, Delivery, Order } from "./orders.ts";
import { parcelTabs } from "./parcel-status.ts";
import { ParcelStep, SellerParcel } from "./parcels.ts";
import { paymentMethods, paymentStatuses } from "./payment-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/order-admin.ts";
import { DayInput, Id, IdParams, storableText, Sum, Version, VersionInput } from "./shared-schemas.ts";

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

export const AdministeredParcelDetails = z
  .object({ ...AdministeredParcel.shape, order: Order.describe("with its payment and all of its parcels") })
  .meta({ id: "AdministeredParcelDetails" });

export type AdministeredParcelDetails = z.infer<typeof AdministeredParcelDetails>;

export const AdministeredStep = ParcelStep.safeExtend({ version: VersionInput }).meta({
  id: "AdministeredStep",
});

export type AdministeredStep = z.infer<typeof AdministeredStep>;

export const orderAdminRoutes = defineRoutes({
  administeredParcels: {
    ...splitEndpoint(routes.administeredParcels),
    summary: "Parcels of all shops with their orders",
    access: ["admin"],
    forward: { path: "/admin/orders", pick: "parcels" },
    query: z.strictObject({
      ...pageQuery,
      status: z.enum(parcelTabs).optional().describe("`pending` leaves out unpaid online orders"),
      seller: Id.optional(),
      buyer: Id.optional().describe("id of the account that ordered"),
      city: storableText.min(1).max(50).optional().describe("slug or id of the city of the delivery"),
      paymentMethod: z.enum(paymentMethods).optional(),
      paymentStatus: z.enum(paymentStatuses).optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe(
          "number, name, phone, e-mail (with @), tracking number, words of a product's name; matches are counted up to 10,000",
        ),
      from: DayInput.optional(),
      to: DayInput.optional(),
      sort: z.enum(["newest", "oldest"]).default("newest"),
    }),
    heavy: true,
    success: { status: 200, schema: page("AdministeredParcelPage", AdministeredParcel) },
  },
  administeredParcel: {
    ...splitEndpoint(routes.administeredParcel),
    summary: "One parcel, by id or number, with its whole order",
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
      "Set a parcel's next status, or cancel it with a reason, which refunds it; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/status", pick: "parcel", drops: ["/products"] },
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
      "stale_version",
    ],
  },
});
