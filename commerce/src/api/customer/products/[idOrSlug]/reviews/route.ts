import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeReview } from "../../../../../workflows/review/write-review.ts";
import type { ReviewBody } from "../../../reviews/validators.ts";

export async function POST(req: AuthenticatedMedusaRequest<ReviewBody>, res: MedusaResponse): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  const review = await writeReview(req.scope, customerId, req.params.idOrSlug ?? "", req.validatedBody);
  res.status(201).json({ review });
}
