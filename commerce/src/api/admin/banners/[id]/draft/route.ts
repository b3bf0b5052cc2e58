import type { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveBannerDraft } from "../../../../../workflows/content/save-draft.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Keeps changes without publishing them: `{banner}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentVersionRoutes.saveBannerDraft>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const request = { id: req.params.id ?? "", adminId, change: req.validatedBody };
  res.json({ banner: await saveBannerDraft(req.scope, request) });
}
