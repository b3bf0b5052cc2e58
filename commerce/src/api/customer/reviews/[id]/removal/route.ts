import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteReview } from "../../../../../workflows/review/delete-review.ts";

/** Deletes the caller's own review. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await deleteReview(req.scope, req.auth_context.actor_id, req.params.id ?? "");
  res.json({});
}
