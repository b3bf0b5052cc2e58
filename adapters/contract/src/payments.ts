import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { inside } from "./inside.ts";
import { OrderPayment } from "./order-payment.ts";
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

/** An attempt that awaits the code sent to the card's phone. Nothing more of the card number is ever shown. */
export const CardAttempt = z
  .object({
    mask: z.string().describe("for example 8600 •••• •••• 1234"),
    phone: z.string().nullable().describe("for example +998 •• ••• •• 67: the phone that received the code"),
    resendAt: Time.nullable().describe("when another code can be requested; null if no more can"),
    codeUntil: Time,
    triesLeft: z.int().min(0),
  })
  .meta({ id: "CardAttempt" });

export type CardAttempt = z.infer<typeof CardAttempt>;

export const FiscalReceipt = z
  .object({
    type: z.enum(receiptTypes),
    number: z.string(),
    url: z.string().nullable().describe("content of the receipt's QR code"),
    at: Time,
  })
  .meta({ id: "FiscalReceipt" });

export type FiscalReceipt = z.infer<typeof FiscalReceipt>;

/** The payment of one order. */
export const Payment = z
  .object({
    ...OrderPayment.shape,
    orderId: Id,
    orderNumber: z.string(),
    amount: Sum,
    createdAt: Time,
    methods: z
      .array(z.enum(paymentMethods))
      .describe(
        "methods that can be chosen now; none during an attempt at a gateway and after the payment is paid or closed",
      ),
    failure: PaymentFailureReason.nullable().describe("why the last attempt failed"),
    card: CardAttempt.nullable(),
    receipts: z.array(FiscalReceipt),
  })
  .meta({ id: "Payment" });

export type Payment = z.infer<typeof Payment>;

/** A path of this site: neither another host (`//`, `/\`) nor anything that a browser would read as one. */
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
      .describe("path of this site to return to"),
  })
  .meta({ id: "NewPayment" });

export type NewPayment = z.infer<typeof NewPayment>;

/** Passed on to the gateway; neither stored nor logged. */
export const CardDetails = z
  .strictObject({
    number: z
      .string()
      .regex(/^\d(?: ?\d){15}$/)
      .overwrite((number) => number.replaceAll(" ", ""))
      .describe("16 digits, with or without spaces"),
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
      .describe("from the text message"),
  })
  .meta({ id: "CardCode" });

export type CardCode = z.infer<typeof CardCode>;

export const Nothing = z.strictObject({}).meta({ id: "Nothing" });

const PaymentAnswer = success("PaymentAnswer", Payment);
/** Reasons why an order cannot be paid at the moment. */
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
    summary: "Status of one payment",
    access: ["buyer", "seller"],
    forward: { path: "/customer/payments/{id}", pick: "payment" },
    params: IdParams,
    success: { status: 200, schema: PaymentAnswer },
    errors: ["payment_not_found"],
  },
  startPayment: {
    ...splitEndpoint(routes.startPayment),
    summary: "Choose the payment method of an unpaid order; a repeat returns the same payment",
    access: ["buyer", "seller"],
    forward: { path: "/customer/payments", pick: "payment" },
    idempotent: true,
    body: NewPayment,
    success: { status: 201, schema: PaymentAnswer },
    errors: [
      "order_not_found",
      "payment_method_unavailable",
      "idempotency_mismatch",
      "maintenance",
      ...notNow,
    ],
  },
  payByCard: {
    ...splitEndpoint(routes.payByCard),
    summary: "Start a card payment: the bank sends a code",
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
    summary: "Confirm a card payment with the code from the bank",
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
