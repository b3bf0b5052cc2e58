import type { savedViewsRoutes } from "@bezak/contract/saved-views.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeView } from "../../../../workflows/saved-view/change-view.ts";
import { deleteView } from "../../../../workflows/saved-view/delete-view.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { getSentVersion } from "../../../sent-version.ts";

/** Changes a view of one's own: `{view}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof savedViewsRoutes.changeView>>,
  res: MedusaResponse,
): Promise<void> {
  const change = { id: req.params.id ?? "", adminId: req.auth_context.actor_id, change: req.validatedBody };
  res.json({ view: await changeView(req.scope, change) });
}

/** Deletes a view of one's own: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const adminId = req.auth_context.actor_id;
  await deleteView(req.scope, { id: req.params.id ?? "", adminId, version: getSentVersion(req) });
  res.json({});
}
