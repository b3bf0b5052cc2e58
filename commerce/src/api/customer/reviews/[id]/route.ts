import type { EditedReview } from "@bezak/contract/reviews.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { editReview } from "../../../../workflows/review/edit-review.ts";

/** Rewrites one's own review, all or parts of it. */
export async function POST(
  req: AuthenticatedMedusaRequest<EditedReview>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  res.json({ review: await editReview(req.scope, customerId, req.params.id ?? "", req.validatedBody) });
}
