import type { InvitationToken } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readInvitation } from "../../../workflows/shop/read-invitation.ts";

/** Returns the invitation of a link: `{invitation}`. The token is in the body, because URLs are logged. */
export async function POST(req: MedusaRequest<InvitationToken>, res: MedusaResponse): Promise<void> {
  res.json({ invitation: await readInvitation(req.scope, req.validatedBody.token) });
}
