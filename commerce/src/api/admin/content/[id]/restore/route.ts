import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { restoreContent } from "../../../../../workflows/content/restore-content.ts";

/** Restores what was deleted: `{}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await restoreContent(req.scope, { id: req.params.id ?? "", adminId: req.auth_context.actor_id });
  res.json({});
}
