import { z } from "@medusajs/framework/zod";
import { applicationStatuses } from "@bezak/contract/application-status.ts";
import { limits } from "@bezak/contract/limits.ts";

export const ApplicationsQuery = z.strictObject({
  status: z.enum(applicationStatuses).optional(),
  q: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const RejectionBody = z.strictObject({
  reason: z.string().trim().min(limits.reasonMin).max(limits.reasonMax),
});

export type RejectionBody = z.infer<typeof RejectionBody>;
