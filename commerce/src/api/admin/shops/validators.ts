import { z } from "@medusajs/framework/zod";
import { cashCollectors } from "@bezak/contract/payout-status.ts";
import { limits } from "@bezak/contract/limits.ts";

export const ShopsQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  status: z.enum(["active", "suspended"]).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const SuspensionBody = z.strictObject({
  reason: z.string().trim().min(limits.reasonMin).max(limits.reasonMax),
});

export type SuspensionBody = z.infer<typeof SuspensionBody>;

export const CashCollectorBody = z.strictObject({ collector: z.enum(cashCollectors) });

export type CashCollectorBody = z.infer<typeof CashCollectorBody>;
