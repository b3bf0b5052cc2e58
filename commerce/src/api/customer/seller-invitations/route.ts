import type { InvitationToken } from "@bezak/contract/shops.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { acceptInvitation } from "../../../workflows/shop/accept-invitation.ts";

/** Accepts an invitation into a shop: `{role}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<InvitationToken>,
  res: MedusaResponse,
): Promise<void> {
  const customerId = req.auth_context.actor_id;
  res.json({ role: await acceptInvitation(req.scope, { token: req.validatedBody.token, customerId }) });
}
