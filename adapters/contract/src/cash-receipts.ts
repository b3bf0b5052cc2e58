import { z } from "zod";
import { amountSorts } from "./administered-sorts.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { cashTabs } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/cash-receipts.ts";
import { DayInput, freeText, Id, storableText, Sum, Time } from "./shared-schemas.ts";

/** Cash of a delivered parcel that the marketplace collects. */
export const ParcelReceipt = z
  .object({
    parcelId: Id,
    number: z.string().describe("number of the parcel"),
    seller: z.object({ id: Id, name: z.string() }),
    amount: Sum.describe("what the buyer paid on delivery"),
    deliveredAt: Time,
    receivedAt: Time.nullable().describe("null while it is outstanding"),
    reference: z.string().nullable(),
  })
  .meta({ id: "ParcelReceipt" });

export type ParcelReceipt = z.infer<typeof ParcelReceipt>;

const NewCashReceipt = z
  .strictObject({
    parcelId: Id,
    amount: Sum.describe("must be exactly the amount that the parcel was to bring"),
    reference: freeText(1, 100).describe("reference of the cash desk or the bank"),
  })
  .meta({ id: "NewCashReceipt" });

export const cashReceiptsRoutes = defineRoutes({
  cashReceipts: {
    ...splitEndpoint(routes.cashReceipts),
    summary: "Parcels whose cash the marketplace collects",
    access: ["admin"],
    forward: { path: "/admin/cash-receipts", pick: "receipts" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(cashTabs).default("outstanding"),
      seller: Id.optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("part of the parcel's number, of the reference or of the shop's name"),
      from: DayInput.optional().describe(
        "received or, of outstanding ones, delivered on this day of Tashkent or later",
      ),
      to: DayInput.optional().describe(
        "received or, of outstanding ones, delivered on this day of Tashkent or earlier",
      ),
      sort: z
        .enum(amountSorts)
        .optional()
        .describe(
          "by the receipt or, of outstanding ones, the delivery; by default oldest outstanding, newest received",
        ),
    }),
    success: { status: 200, schema: countedPage("ParcelReceiptPage", ParcelReceipt, cashTabs) },
    errors: ["invalid_query"],
  },
  recordCashReceipt: {
    ...splitEndpoint(routes.recordCashReceipt),
    summary:
      "Record that a parcel's cash was received, so that its earning can be paid out; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/cash-receipts", pick: "receipt" },
    confirmed: true,
    extension: true,
    body: NewCashReceipt,
    success: { status: 201, schema: success("RecordedCashReceipt", ParcelReceipt) },
    errors: ["not_found", "cash_amount_differs", "cash_received_before"],
  },
});
