import type { UsePasskey } from "@bezak/contract/passkeys.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmByPasskey } from "../../../../workflows/passkey/use-passkey.ts";
import { ownAccount } from "../../own-account.ts";

/** Confirms the caller's presence: `{proof, expiresAt}`. */
export async function POST(req: AuthenticatedMedusaRequest<UsePasskey>, res: MedusaResponse): Promise<void> {
  const { identityId, sessionId } = ownAccount(req);
  const { actor_type: kind, actor_id: actorId } = req.auth_context;
  const session = {
    id: sessionId,
    auth_identity_id: identityId,
    user_id: kind === "user" ? actorId : null,
  };
  res.json(await confirmByPasskey(req.scope, session, req.validatedBody.passkey));
}
