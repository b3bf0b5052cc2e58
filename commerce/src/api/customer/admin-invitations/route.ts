import type { InvitationToken } from "@bezak/contract/shops.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { acceptAdminInvitation } from "../../../workflows/admin-team/join-team.ts";

/** Makes the caller, who was invited, an administrator: `{email, rank}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<InvitationToken>,
  res: MedusaResponse,
): Promise<void> {
  const customerId = req.auth_context.actor_id;
  res.json(await acceptAdminInvitation(req.scope, { token: req.validatedBody.token, customerId }));
}
