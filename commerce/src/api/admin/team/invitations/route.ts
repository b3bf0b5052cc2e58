import type { adminTeamRoutes } from "@bezak/contract/admin-team.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { inviteAdministrator } from "../../../../workflows/admin-team/invite-administrator.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Invites an administrator: 201 `{invitation}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof adminTeamRoutes.inviteAdministrator>>,
  res: MedusaResponse,
): Promise<void> {
  const adminId = req.auth_context.actor_id;
  const invitation = await inviteAdministrator(req.scope, { ...req.validatedBody, adminId });
  res.status(201).json({ invitation });
}
