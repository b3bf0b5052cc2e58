import { z } from "@medusajs/framework/zod";

/** Query of suggestions; `limit` applies to the products. */
export const suggestQuery = z.strictObject({
  q: z.string().trim().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(10).default(5),
});

export type SuggestionQuery = z.infer<typeof suggestQuery>;
