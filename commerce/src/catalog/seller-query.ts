import { z } from "@medusajs/framework/zod";

export const sellerQuery = z.strictObject({
  sort: z.enum(["week", "rating"]).default("week"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export type ListedSellersQuery = z.infer<typeof sellerQuery>;
