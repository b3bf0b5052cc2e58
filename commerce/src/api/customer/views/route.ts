import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAccountViews } from "../../../workflows/person-view/stored-view.ts";
import { readSql } from "../../../workflows/users/sql.ts";

/** When administrators have seen the shop as the caller: `{views}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ views: await readAccountViews(readSql(req.scope), req.auth_context.actor_id) });
}
