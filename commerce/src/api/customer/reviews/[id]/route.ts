import type { EditedReview } from "@bezak/contract/reviews.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { editReview } from "../../../../workflows/review/edit-review.ts";

/** Changes all or parts of the caller's own review. */
export async function POST(
  req: AuthenticatedMedusaRequest<EditedReview>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  res.json({ review: await editReview(req.scope, customerId, req.params.id ?? "", req.validatedBody) });
}
