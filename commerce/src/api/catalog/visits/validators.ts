import { z } from "@medusajs/framework/zod";

/** Network address of the browser. */
const client = z.string().min(1).max(100);

export const VisitBody = z.strictObject({ client });

export type VisitBody = z.infer<typeof VisitBody>;

export const SearchBody = z.strictObject({ client, q: z.string().min(1).max(200), found: z.boolean() });

export type SearchBody = z.infer<typeof SearchBody>;
