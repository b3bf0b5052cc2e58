import type { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { discardDraft } from "../../../../../workflows/content/save-draft.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Discards unpublished changes: `{content}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof contentVersionRoutes.discardDraft>>,
  res: MedusaResponse,
): Promise<void> {
  const content = await discardDraft(req.scope, { id: req.params.id ?? "", ...req.validatedBody });
  res.json({ content });
}
