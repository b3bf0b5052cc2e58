import { moderationRoutes } from "@bezak/contract/moderation.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listItems } from "../../../workflows/moderation/read-items.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists what waits for a decision: `{items, next, counts}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(moderationRoutes.moderation.query, req.query);
  res.json(await listItems(req.scope, req.auth_context.actor_id, query));
}
