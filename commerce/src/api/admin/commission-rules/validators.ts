import { z } from "@medusajs/framework/zod";

const id = z.string().min(1).max(64).nullish();

export const RuleBody = z.strictObject({
  categoryId: id,
  sellerId: id,
  /** with at most two decimals */
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9),
});

export type RuleBody = z.infer<typeof RuleBody>;
