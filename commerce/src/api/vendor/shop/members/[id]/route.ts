import type { shopsRoutes } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeMember, removeMember } from "../../../../../workflows/shop/change-member.ts";
import { readTeam } from "../../../../../workflows/shop/read-team.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getMember } from "../../../resolve-member.ts";

/** Changes a member's role; responds with the team. */
export async function PATCH(
  req: MedusaRequest<RequestBody<typeof shopsRoutes.changeMember>>,
  res: MedusaResponse,
): Promise<void> {
  const { sellerId, customerId } = getMember(req);
  await changeMember(req.scope, { sellerId, id: req.params.id ?? "", role: req.validatedBody.role });
  res.json(await readTeam(req.scope, { sellerId, customerId }));
}

/** Removes a member or an invitation. A member who leaves no longer sees the team. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId, role } = getMember(req);
  const ended = await removeMember(req.scope, { sellerId, customerId, role, id: req.params.id ?? "" });
  const nobody = { members: [], invitations: [] };
  res.json(ended === "left" ? nobody : await readTeam(req.scope, { sellerId, customerId }));
}
