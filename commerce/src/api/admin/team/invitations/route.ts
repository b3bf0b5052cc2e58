import type { adminTeamRoutes } from "@bezak/contract/admin-team.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { inviteAdministrator } from "../../../../workflows/admin-team/invite-administrator.ts";
import { readAdminTeam } from "../../../../workflows/admin-team/read-team.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Invites an administrator: 201 with the team. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof adminTeamRoutes.inviteAdministrator>>,
  res: MedusaResponse,
): Promise<void> {
  const adminId = req.auth_context.actor_id;
  await inviteAdministrator(req.scope, { ...req.validatedBody, adminId });
  res.status(201).json(await readAdminTeam(req.scope, adminId));
}
