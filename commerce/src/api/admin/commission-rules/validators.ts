import { commissionIds } from "@bezak/contract/payout-status.ts";
import { z } from "@medusajs/framework/zod";

const id = z.string().min(1).max(64).nullish();

/** With at most two decimals. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9);

export const RuleBody = z
  .strictObject({
    scope: z.enum(["category", "seller", "seller_category"]),
    categoryId: id,
    sellerId: id,
    percent,
  })
  .refine(
    ({ scope, ...ids }) =>
      Boolean(ids.categoryId) === commissionIds[scope].includes("categoryId") &&
      Boolean(ids.sellerId) === commissionIds[scope].includes("sellerId"),
    { path: ["scope"] },
  );

export const DefaultRuleBody = z.strictObject({ percent });

export type RuleBody = z.infer<typeof RuleBody>;
export type DefaultRuleBody = z.infer<typeof DefaultRuleBody>;
