import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { inside } from "./inside.ts";
import { OrderPayment } from "./orders.ts";
import {
  paymentFailures,
  paymentMethods,
  paymentStatuses,
  receiptTypes,
  type PaymentFailure,
} from "./payment-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/payments.ts";
import { Id, IdParams, Sum, Time } from "./shared-schemas.ts";

const failures = Object.keys(paymentFailures) as [PaymentFailure, ...PaymentFailure[]];

export const PaymentFailureReason = z.enum(failures);

/** A try with a card that waits for the code of its SMS. Of the number no more than this is ever shown. */
export const CardAttempt = z
  .object({
    mask: z.string().describe("8600 •••• •••• 1234"),
    phone: z.string().nullable().describe("+998 •• ••• •• 67: where the code went"),
    resendAt: Time.nullable().describe("when another code may be asked for; null when no more"),
    codeUntil: Time,
    triesLeft: z.int().min(0),
  })
  .meta({ id: "CardAttempt" });

export type CardAttempt = z.infer<typeof CardAttempt>;

export const FiscalReceipt = z
  .object({
    type: z.enum(receiptTypes),
    number: z.string(),
    url: z.string().nullable().describe("what the receipt's QR code says"),
    at: Time,
  })
  .meta({ id: "FiscalReceipt" });

export type FiscalReceipt = z.infer<typeof FiscalReceipt>;

/** What is paid for one order. */
export const Payment = z
  .object({
    ...OrderPayment.shape,
    orderId: Id,
    orderNumber: z.string(),
    amount: Sum,
    createdAt: Time,
    methods: z
      .array(z.enum(paymentMethods))
      .describe("may be chosen now; none while a try is open at a gateway, when paid or closed"),
    failure: PaymentFailureReason.nullable().describe("why the last try failed"),
    card: CardAttempt.nullable(),
    receipts: z.array(FiscalReceipt),
  })
  .meta({ id: "Payment" });

export type Payment = z.infer<typeof Payment>;

/** A path of this shop: neither another host (`//`, `/\`) nor anything a browser would read as one. */
const ownPath = /^\/(?:[\w.~%?=&#@:+,;!-][\w.~%?=&#@:+,;!/-]*)?$/;

export const NewPayment = z
  .strictObject({
    orderId: Id,
    method: z.enum(paymentMethods),
    returnUrl: z
      .string()
      .max(500)
      .regex(ownPath)
      .refine((path) => inside(path) === path)
      .optional()
      .describe("path of this shop to come back to"),
  })
  .meta({ id: "NewPayment" });

export type NewPayment = z.infer<typeof NewPayment>;

/** Passes through to the gateway; neither kept nor logged anywhere. */
export const CardDetails = z
  .strictObject({
    number: z
      .string()
      .regex(/^\d(?: ?\d){15}$/)
      .overwrite((number) => number.replaceAll(" ", ""))
      .describe("16 digits; spaces between them are allowed"),
    expiry: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/)
      .describe("MM/YY"),
  })
  .meta({ id: "CardDetails" });

export type CardDetails = z.infer<typeof CardDetails>;

export const CardCode = z
  .strictObject({
    code: z
      .string()
      .regex(/^\d{4,8}$/)
      .describe("of the SMS"),
  })
  .meta({ id: "CardCode" });

export type CardCode = z.infer<typeof CardCode>;

/** A body without fields. */
export const Nothing = z.strictObject({}).meta({ id: "Nothing" });

const PaymentAnswer = success("PaymentAnswer", Payment);
/** Why an order cannot be paid at this moment. */
const notNow = ["payment_in_progress", "already_paid", "payment_closed"] as const;

export const paymentsRoutes = defineRoutes({
  payments: {
    ...splitEndpoint(routes.payments),
    summary: "The buyer's payments, newest first",
    access: ["buyer", "seller"],
    forward: { path: "/customer/payments", pick: "payments" },
    query: z.strictObject({ ...pageQuery, status: z.enum(paymentStatuses).optional() }),
    heavy: true,
    success: { status: 200, schema: page("PaymentPage", Payment) },
  },
  paymentStatus: {
    ...splitEndpoint(routes.paymentStatus),
    summary: "How far one payment is",
    access: ["buyer", "seller"],
    forward: { path: "/customer/payments/{id}", pick: "payment" },
    params: IdParams,
    success: { status: 200, schema: PaymentAnswer },
    errors: ["payment_not_found"],
  },
  startPayment: {
    ...splitEndpoint(routes.startPayment),
    summary: "Choose how an unpaid order is paid; the same again answers the same",
    access: ["buyer", "seller"],
    forward: { path: "/customer/payments", pick: "payment" },
    idempotent: true,
    body: NewPayment,
    success: { status: 201, schema: PaymentAnswer },
    errors: ["order_not_found", "payment_method_unavailable", "idempotency_mismatch", ...notNow],
  },
  payByCard: {
    ...splitEndpoint(routes.payByCard),
    summary: "Begin to pay with a card: its bank sends a code",
    access: ["buyer", "seller"],
    extension: true,
    params: IdParams,
    body: CardDetails,
    success: { status: 200, schema: PaymentAnswer },
    errors: [
      "payment_not_found",
      "payment_method_unavailable",
      ...notNow,
      "card_refused",
      "gateway_unavailable",
    ],
  },
  confirmCard: {
    ...splitEndpoint(routes.confirmCard),
    summary: "Pay, with the code that the bank sent",
    access: ["buyer", "seller"],
    extension: true,
    params: IdParams,
    body: CardCode,
    success: { status: 200, schema: PaymentAnswer },
    errors: ["payment_not_found", "code_wrong", "card_refused", "code_expired", "gateway_unavailable"],
  },
  resendCode: {
    ...splitEndpoint(routes.resendCode),
    summary: "Have the bank send another code",
    access: ["buyer", "seller"],
    extension: true,
    params: IdParams,
    body: Nothing,
    success: { status: 200, schema: PaymentAnswer },
    errors: ["payment_not_found", "too_soon", "code_expired", "gateway_unavailable"],
  },
});
