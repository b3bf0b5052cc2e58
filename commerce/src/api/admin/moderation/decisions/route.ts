import type { moderationRoutes } from "@bezak/contract/moderation.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { decideItem } from "../../../../workflows/moderation/decide-item.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Decides about an item that waits: 201 `{decision, item}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof moderationRoutes.decideModeration>>,
  res: MedusaResponse,
): Promise<void> {
  res.status(201).json(await decideItem(req.scope, req.auth_context.actor_id, req.validatedBody));
}
