import { z } from "@medusajs/framework/zod";

export const ViewBody = z.strictObject({
  /** network address of the browser */
  client: z.string().min(1).max(100),
});

export type ViewBody = z.infer<typeof ViewBody>;
