import type { InvitationToken } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdminInvitation } from "../../../workflows/admin-team/read-invitation.ts";

/** The invitation of a link: `{invitation}`. The token is in the body, because URLs are logged. */
export async function POST(req: MedusaRequest<InvitationToken>, res: MedusaResponse): Promise<void> {
  res.json({ invitation: await readAdminInvitation(req.scope, req.validatedBody.token) });
}
