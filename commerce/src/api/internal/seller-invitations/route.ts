import type { InvitationToken } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readInvitation } from "../../../workflows/shop/read-invitation.ts";

/** What a link stands for: `{invitation}`. Its token comes in the body: addresses are written to logs. */
export async function POST(req: MedusaRequest<InvitationToken>, res: MedusaResponse): Promise<void> {
  res.json({ invitation: await readInvitation(req.scope, req.validatedBody.token) });
}
