import { z } from "@medusajs/framework/zod";

export const CashReceiptsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(["outstanding", "received"]).default("outstanding"),
});

export const CashReceiptBody = z.strictObject({
  parcelId: z.string().min(1).max(100),
  amount: z.number().int().min(0),
  reference: z.string().trim().min(1).max(100),
});

export type CashReceiptBody = z.infer<typeof CashReceiptBody>;
