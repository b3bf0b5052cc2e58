import type { ProfileChange } from "@bezak/contract/users.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeProfile, type Actor } from "../../../workflows/users/change-profile.ts";

/** Changes the caller's profile: `{user}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<ProfileChange>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_type, actor_id: id } = req.auth_context;
  const type: Actor["type"] = actor_type === "user" ? "user" : "customer";
  res.json({ user: await changeProfile(req.scope, { type, id }, req.validatedBody) });
}
