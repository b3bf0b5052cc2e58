import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdminTeam } from "../../../workflows/admin-team/read-team.ts";

/** The team of administrators: `{administrators, invitations}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readAdminTeam(req.scope, req.auth_context.actor_id));
}
