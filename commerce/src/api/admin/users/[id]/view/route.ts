import type { personViewRoutes } from "@bezak/contract/person-views.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ActorMetadata } from "../../../../../workflows/auth/actor-token.ts";
import { endOwnView } from "../../../../../workflows/person-view/end-view.ts";
import { startView } from "../../../../../workflows/person-view/start-view.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Lets the administrator see the shop as this person: `{view}` with the token. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof personViewRoutes.viewAsPerson>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId, app_metadata: metadata } = req.auth_context;
  const { session_id: sessionId = "" } = metadata as ActorMetadata;
  const { reason } = req.validatedBody;
  const view = await startView(req.scope, { id: req.params.id ?? "", adminId, sessionId, reason });
  res.status(201).json({ view });
}

/** Ends the administrator's own view of this person: `{view}`, null if there is none. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const ended = await endOwnView(req.scope, { id: req.params.id ?? "", adminId });
  res.json({ view: ended === undefined ? null : { id: ended } });
}
