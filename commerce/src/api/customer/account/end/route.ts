import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { endAccount } from "../../../../workflows/users/end-account.ts";
import type { EndAccountBody } from "../../profile/validators.ts";

/** Ends the caller's account, given its password: `{}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<EndAccountBody>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId, auth_identity_id: identityId } = req.auth_context;
  await endAccount(req.scope, { customerId, identityId, ...req.validatedBody });
  res.json({});
}
