import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withdrawInvitation } from "../../../../../workflows/admin-team/invite-administrator.ts";
import { readAdminTeam } from "../../../../../workflows/admin-team/read-team.ts";

/** Withdraws an invitation: the team. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const adminId = req.auth_context.actor_id;
  await withdrawInvitation(req.scope, { id: req.params.id ?? "", adminId });
  res.json(await readAdminTeam(req.scope, adminId));
}
