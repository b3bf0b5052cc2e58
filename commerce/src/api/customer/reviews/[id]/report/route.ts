import type { ReviewReport } from "@bezak/contract/reviews.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reportReview } from "../../../../../workflows/review/report-review.ts";

export async function POST(
  req: AuthenticatedMedusaRequest<ReviewReport>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  await reportReview(req.scope, { id: req.params.id ?? "", customerId, ...req.validatedBody });
  res.status(201).json({});
}
