import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { restoreContent } from "../../../../../workflows/content/restore-content.ts";

/** Restores what was deleted: `{content}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  res.json({ content: await restoreContent(req.scope, { id: req.params.id ?? "", adminId }) });
}
