import type { reviewAdminRoutes } from "@bezak/contract/review-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setReviewStatus } from "../../../../../workflows/review/set-review-status.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Decides about a review: `{review}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof reviewAdminRoutes.setReviewStatus>>,
  res: MedusaResponse,
): Promise<void> {
  const by = { adminId: req.auth_context.actor_id };
  res.json({ review: await setReviewStatus(req.scope, req.params.id ?? "", req.validatedBody, by) });
}
