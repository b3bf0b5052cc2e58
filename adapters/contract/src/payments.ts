import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { OrderPayment } from "./orders.ts";
import { paymentStatuses } from "./payment-status.ts";
import { defineRoutes } from "./route.ts";
import { Id, IdParams, Sum, Time } from "./shared-schemas.ts";

/** What is paid for one order. */
export const Payment = z
  .object({
    ...OrderPayment.shape,
    orderId: Id,
    orderNumber: z.string(),
    amount: Sum,
    createdAt: Time,
  })
  .meta({ id: "Payment" });

export type Payment = z.infer<typeof Payment>;

export const paymentsRoutes = defineRoutes({
  payments: {
    method: "GET",
    path: "/payments",
    summary: "The buyer's payments, newest first",
    access: "person",
    query: z.strictObject({ ...pageQuery, status: z.enum(paymentStatuses).optional() }),
    success: { status: 200, schema: page("PaymentPage", Payment) },
  },
  paymentStatus: {
    method: "GET",
    path: "/payments/status/{id}",
    summary: "How far one payment is",
    access: "person",
    params: IdParams,
    success: { status: 200, schema: success("PaymentAnswer", Payment) },
    errors: ["payment_not_found"],
  },
});
