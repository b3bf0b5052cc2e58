import { refundReasons } from "@bezak/contract/return-status.ts";
import { z } from "@medusajs/framework/zod";

export const RefundsOwedQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  reason: z.enum(refundReasons).optional(),
});

export const RefundPaymentBody = z.strictObject({
  reference: z.string().trim().min(1).max(100),
  version: z.string().min(1).max(64),
});

export type RefundPaymentBody = z.infer<typeof RefundPaymentBody>;
