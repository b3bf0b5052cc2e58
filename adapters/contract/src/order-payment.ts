import { z } from "zod";
import { paymentMethods, paymentStatuses } from "./payment-status.ts";
import { Id, Sum, Time } from "./shared-schemas.ts";

/** The payment of an order, as its buyer sees it. */
export const OrderPayment = z
  .object({
    id: Id,
    method: z.enum(paymentMethods),
    status: z.enum(paymentStatuses),
    payUrl: z.string().nullable().describe("the gateway's page; null if none is needed or possible now"),
    expiresAt: Time.nullable().describe("when the payment attempt at the gateway expires"),
    openUntil: Time.nullable().describe("the time until which an unpaid order and its stock are reserved"),
    refunded: Sum.describe("refunded so far"),
    refundOwed: Sum.describe("to be transferred by a person: cash, or what the gateway could not refund"),
    refundAccount: z
      .string()
      .nullish()
      .describe("while a refund is owed: last four digits of the account it goes to, null if none was given"),
  })
  .meta({ id: "OrderPayment" });

export type OrderPayment = z.infer<typeof OrderPayment>;
