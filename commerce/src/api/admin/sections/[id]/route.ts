import type { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeSection, deleteSection } from "../../../../workflows/content/save-section.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { getSentVersion } from "../../../sent-version.ts";

/** Changes a section: `{section}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentAdminRoutes.changeSection>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const change = { id: req.params.id ?? "", adminId, change: req.validatedBody };
  res.json({ section: await changeSection(req.scope, change) });
}

/** Deletes a section: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const adminId = req.auth_context.actor_id;
  await deleteSection(req.scope, { id: req.params.id ?? "", adminId, version: getSentVersion(req) });
  res.json({});
}
