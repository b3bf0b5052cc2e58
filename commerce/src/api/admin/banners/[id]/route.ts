import type { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeBanner, deleteBanner } from "../../../../workflows/content/save-banner.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { getSentVersion } from "../../../sent-version.ts";

/** Changes a banner: `{banner}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentAdminRoutes.changeBanner>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const change = { id: req.params.id ?? "", adminId, change: req.validatedBody };
  res.json({ banner: await changeBanner(req.scope, change) });
}

/** Deletes a banner: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const adminId = req.auth_context.actor_id;
  await deleteBanner(req.scope, { id: req.params.id ?? "", adminId, version: getSentVersion(req) });
  res.json({});
}
