import type { reviewAdminRoutes } from "@bezak/contract/review-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setReviewStatus } from "../../../../../workflows/review/set-review-status.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Decides about a review: `{review}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof reviewAdminRoutes.setReviewStatus>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ review: await setReviewStatus(req.scope, req.params.id ?? "", req.validatedBody) });
}
