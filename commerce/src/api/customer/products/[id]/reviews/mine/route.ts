import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnReviews } from "../../../../../../workflows/review/read-reviews.ts";

/** The caller's own review of a product, votes and reports. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOwnReviews(req.scope, req.auth_context.actor_id, req.params.id ?? ""));
}
