import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removePasskey, renamePasskey } from "../../../../workflows/passkey/change-passkeys.ts";
import { ownAccount } from "../../own-account.ts";

/** Renames one of the caller's passkeys: `{passkey}`. */
export async function PATCH(
  req: AuthenticatedMedusaRequest<{ name: string }>,
  res: MedusaResponse,
): Promise<void> {
  const { identityId } = ownAccount(req);
  const { name } = req.validatedBody;
  res.json({ passkey: await renamePasskey(req.scope, { identityId, id: req.params.id ?? "", name }) });
}

/** Removes one of the caller's passkeys: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { identityId, sessionId } = ownAccount(req);
  await removePasskey(req.scope, { identityId, sessionId, id: req.params.id ?? "" });
  res.json({});
}
