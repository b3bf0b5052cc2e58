import type { NewInvitation } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { inviteMember } from "../../../../workflows/shop/invite-member.ts";
import { readTeam } from "../../../../workflows/shop/read-team.ts";
import { getMember } from "../../resolve-member.ts";

/** Responds with `{members, invitations}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readTeam(req.scope, getMember(req)));
}

/** Invites by e-mail: 201 with the updated team. */
export async function POST(req: MedusaRequest<NewInvitation>, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId } = getMember(req);
  await inviteMember(req.scope, { ...req.validatedBody, sellerId, customerId });
  res.status(201).json(await readTeam(req.scope, { sellerId, customerId }));
}
