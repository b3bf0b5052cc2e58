import { moderationRoutes } from "@bezak/contract/moderation.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openItem, readOpened } from "../../../../workflows/moderation/opened-items.ts";
import { parseQuery } from "../../../parse-query.ts";

/**
 * Renews what the caller has open, and answers what others have: `{opened}`. A GET, because it changes nothing that anybody
 * decides by, and an entry of the log for each renewal would bury the decisions.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = parseQuery(moderationRoutes.openModeration.query, req.query);
  const { actor_id: adminId } = req.auth_context;
  await openItem(req.scope, adminId, id);
  res.json({ opened: await readOpened(req.scope, adminId) });
}
