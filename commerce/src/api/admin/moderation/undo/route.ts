import type { moderationRoutes } from "@bezak/contract/moderation.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { undoDecision } from "../../../../workflows/moderation/undo-decision.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Undoes a decision of the caller: `{decision, item}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof moderationRoutes.undoModeration>>,
  res: MedusaResponse,
): Promise<void> {
  const { decisionId: id } = req.validatedBody;
  res.json(await undoDecision(req.scope, { id, adminId: req.auth_context.actor_id }));
}
