import type { JoinTeam } from "@bezak/contract/admin-team.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { joinTeam } from "../../../../workflows/admin-team/join-team.ts";

/** Makes an administrator of somebody without an account: 201 `{email, rank}`. */
export async function POST(req: MedusaRequest<JoinTeam>, res: MedusaResponse): Promise<void> {
  res.status(201).json(await joinTeam(req.scope, req.validatedBody));
}
