import type { NewReview } from "@bezak/contract/reviews.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeReview } from "../../../../../workflows/review/write-review.ts";

export async function POST(req: AuthenticatedMedusaRequest<NewReview>, res: MedusaResponse): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  const review = await writeReview(req.scope, customerId, req.params.id ?? "", req.validatedBody);
  res.status(201).json({ review });
}
