import type { MedusaRequest } from "@medusajs/framework/http";

/** The key of a request that may be repeated; undefined without one. */
export const getIdempotencyKey = (req: MedusaRequest): string | undefined =>
  req.get("idempotency-key")?.slice(0, 255) || undefined;
