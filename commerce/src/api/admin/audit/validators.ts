import { z } from "@medusajs/framework/zod";

export const AuditQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  actor: z.string().min(1).max(100).optional(),
  subject: z.string().min(1).max(100).optional(),
});
