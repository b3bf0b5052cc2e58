import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteReview } from "../../../../../workflows/review/delete-review.ts";

/** Takes one's own review back. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await deleteReview(req.scope, req.auth_context.actor_id, req.params.id ?? "");
  res.json({});
}
