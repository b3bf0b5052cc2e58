import { z } from "@medusajs/framework/zod";

const id = z.string().min(1).max(64).nullish();

export const RuleBody = z
  .strictObject({
    scope: z.literal("default").optional(),
    categoryId: id,
    sellerId: id,
    /** with at most two decimals */
    percent: z
      .number()
      .min(0)
      .max(100)
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9),
  })
  .refine(({ scope, categoryId, sellerId }) => Boolean(scope) !== Boolean(categoryId ?? sellerId), {
    path: ["scope"],
  });

export type RuleBody = z.infer<typeof RuleBody>;
