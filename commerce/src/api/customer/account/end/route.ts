import type { AccountClosure } from "@bezak/contract/users.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ActorMetadata } from "../../../../workflows/auth/actor-token.ts";
import { closeAccount } from "../../../../workflows/users/close-account.ts";

/** Closes the caller's account, given its password: `{}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<AccountClosure>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId, auth_identity_id: identityId, app_metadata } = req.auth_context;
  const { session_id: sessionId = identityId } = app_metadata as ActorMetadata;
  await closeAccount(req.scope, { customerId, identityId, sessionId, ...req.validatedBody });
  res.json({});
}
