import type { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveSectionDraft } from "../../../../../workflows/content/save-draft.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Keeps changes without publishing them: `{section}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentVersionRoutes.saveSectionDraft>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const request = { id: req.params.id ?? "", adminId, change: req.validatedBody };
  res.json({ section: await saveSectionDraft(req.scope, request) });
}
