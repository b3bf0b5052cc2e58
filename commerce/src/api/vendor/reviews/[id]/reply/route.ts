import type { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { replyToReview } from "../../../../../workflows/review/reply-to-review.ts";
import { getMember } from "../../../resolve-member.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Replies to a review: `{review}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof dashboardRoutes.replyToReview>>,
  res: MedusaResponse,
): Promise<void> {
  const { text, replaces = null } = req.validatedBody;
  const { sellerId } = getMember(req);
  res.json({ review: await replyToReview(req.scope, { id: req.params.id ?? "", sellerId, text, replaces }) });
}
