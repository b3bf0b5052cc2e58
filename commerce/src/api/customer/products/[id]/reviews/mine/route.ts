import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnReviews } from "../../../../../../workflows/review/read-reviews.ts";

/** Returns the caller's own review, votes and reports of a product. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOwnReviews(req.scope, req.auth_context.actor_id, req.params.id ?? ""));
}
