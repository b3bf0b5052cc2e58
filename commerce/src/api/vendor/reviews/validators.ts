import { z } from "@medusajs/framework/zod";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";

const text = z.string().trim().min(2).max(sellerLimits.replyMax);

export const ReplyBody = z.strictObject({
  text,
  /** the reply that it replaces, as it was read; null for the first */
  replaces: z.string().max(sellerLimits.replyMax).nullish(),
});

export type ReplyBody = z.infer<typeof ReplyBody>;

export const ShopReviewQuery = z.strictObject({
  answered: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
