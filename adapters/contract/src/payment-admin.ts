import { z } from "zod";
import { amountSorts } from "./administered-sorts.ts";
import { countedPage, cursorPageQuery } from "./envelope.ts";
import { AdministeredAttempt } from "./order-admin.ts";
import { paymentAttemptStates, paymentMethods, paymentOutcomes } from "./payment-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/payment-admin.ts";
import { DayInput, Id, storableText } from "./shared-schemas.ts";

/** An attempt to pay an order, in the list of all orders' attempts. Nothing of the payer or the card. */
export const AdministeredPayment = AdministeredAttempt.extend({
  orderId: Id,
  orderNumber: z.string(),
  gateway: z.string().describe("the gateway that was asked: click, payme, atmos"),
  transactionId: z.string().nullable().describe("the gateway's own id; null until the gateway sends one"),
  payerNumber: z
    .string()
    .nullable()
    .describe("number that the payer sees at the gateway, where it is another one: payment_id of Click"),
  isLate: z.boolean().describe("the money came when the order could no longer be paid by it"),
}).meta({ id: "AdministeredPayment" });

export type AdministeredPayment = z.infer<typeof AdministeredPayment>;

export const AdministeredPaymentQuery = z.strictObject({
  ...cursorPageQuery,
  state: z.enum(paymentAttemptStates).optional(),
  method: z.enum(paymentMethods).optional(),
  outcome: z
    .enum(paymentOutcomes)
    .optional()
    .describe(
      "only attempts that are over, as `paidAttempts` of `adminOperations` counts them: `paid`: paid in time, also if refunded later; `unpaid`: all others",
    ),
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe("whole number of the order or of a parcel of it, the gateway's id or the payer's number"),
  from: DayInput.optional().describe("begun on this day of Tashkent or later"),
  to: DayInput.optional().describe("begun on this day of Tashkent or earlier"),
  sort: z.enum(amountSorts).default("newest").describe("by the time when they began, or by the sum"),
});

export const paymentAdminRoutes = defineRoutes({
  administeredPayments: {
    ...splitEndpoint(routes.administeredPayments),
    summary: "Attempts to pay the orders of all shops at a gateway, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/payments", pick: "payments" },
    extension: true,
    query: AdministeredPaymentQuery,
    heavy: true,
    success: {
      status: 200,
      schema: countedPage("AdministeredPaymentPage", AdministeredPayment, paymentAttemptStates),
    },
    errors: ["invalid_query"],
  },
});
