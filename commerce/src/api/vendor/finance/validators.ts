import { z } from "@medusajs/framework/zod";
import { ledgerEntryTypes, payoutStatuses } from "@bezak/contract/payout-status.ts";

const page = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const EntriesQuery = z.strictObject({
  ...page,
  type: z.enum(ledgerEntryTypes).optional(),
  month: Month.optional(),
  payout: z.string().min(1).max(64).optional(),
});

export const OwnPayoutsQuery = z.strictObject({ ...page, status: z.enum(payoutStatuses).optional() });

export const StatementQuery = z.strictObject({
  format: z.enum(["pdf", "csv"]).default("pdf"),
  language: z.enum(["ru", "uz", "en"]).default("ru"),
});
