import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readFavoriteIds } from "../../../../workflows/favorite/read-favorites.ts";

/** Lists the ids of favorite products. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readFavoriteIds(req.scope, req.auth_context.actor_id));
}
