import { z } from "@medusajs/framework/zod";
import { limits } from "@bezak/contract/limits.ts";
import { returnStatuses } from "@bezak/contract/return-status.ts";

export const ShopReturnsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(returnStatuses).optional(),
});

export const ReturnStep = z
  .strictObject({
    status: z.enum(returnStatuses),
    reason: z.string().trim().min(limits.reasonMin).max(limits.reasonMax).optional(),
    restock: z.boolean().default(true),
  })
  .refine(({ status, reason }) => status !== "rejected" || reason !== undefined, {
    path: ["reason"],
    message: "The buyer is told why",
  });

export type ReturnStep = z.infer<typeof ReturnStep>;
