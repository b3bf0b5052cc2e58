import type { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publishDraft } from "../../../../../workflows/content/publish-draft.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Publishes what is drafted: `{content}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentVersionRoutes.publishDraft>>,
  res: MedusaResponse,
): Promise<void> {
  const content = await publishDraft(req.scope, {
    id: req.params.id ?? "",
    adminId: req.auth_context.actor_id,
    ...req.validatedBody,
  });
  res.json({ content });
}
