import type { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { rollBackContent } from "../../../../../workflows/content/restore-content.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Publishes an earlier version again: `{content}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentVersionRoutes.rollBackContent>>,
  res: MedusaResponse,
): Promise<void> {
  const content = await rollBackContent(req.scope, {
    id: req.params.id ?? "",
    adminId: req.auth_context.actor_id,
    ...req.validatedBody,
  });
  res.json({ content });
}
