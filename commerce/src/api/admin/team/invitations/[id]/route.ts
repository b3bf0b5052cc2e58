import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withdrawInvitation } from "../../../../../workflows/admin-team/invite-administrator.ts";

/** Withdraws an invitation: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await withdrawInvitation(req.scope, { id: req.params.id ?? "", adminId: req.auth_context.actor_id });
  res.json({});
}
