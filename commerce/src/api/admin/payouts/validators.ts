import { z } from "@medusajs/framework/zod";
import { limits } from "@bezak/contract/limits.ts";
import { adjustmentStatuses, payoutStatuses } from "@bezak/contract/payout-status.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";

export const PayoutsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(payoutStatuses).optional(),
  seller: z.string().min(1).max(64).optional(),
});

export const AdjustmentsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(adjustmentStatuses).optional(),
});

export const BankFileQuery = z.strictObject({ batch: z.string().min(1).max(64).optional() });

export const PaidBody = z.strictObject({ reference: z.string().trim().max(100).nullish() });

export type PaidBody = z.infer<typeof PaidBody>;

export const FailedBody = z.strictObject({
  reason: z.string().trim().min(limits.reasonMin).max(limits.reasonMax),
});

export type FailedBody = z.infer<typeof FailedBody>;

export const SettingsBody = z.strictObject({
  /** whole sum */
  minimumPayout: z.number().int().min(1).max(sellerLimits.payoutMinimumMax),
  payoutIntervalDays: z.number().int().min(1).max(sellerLimits.payoutDaysMax),
});

export type SettingsBody = z.infer<typeof SettingsBody>;

export const AdjustmentBody = z.strictObject({
  amount: z
    .number()
    .int()
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000)
    .refine((amount) => amount !== 0),
  note: z.string().trim().min(limits.reasonMin).max(limits.reasonMax),
});

export type AdjustmentBody = z.infer<typeof AdjustmentBody>;
