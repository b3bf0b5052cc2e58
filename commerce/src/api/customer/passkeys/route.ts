import type { NewPasskey } from "@bezak/contract/passkeys.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addPasskey } from "../../../workflows/passkey/change-passkeys.ts";
import { viewPasskeys } from "../../../workflows/passkey/stored-passkey.ts";
import { readSql } from "../../../workflows/users/sql.ts";
import { ownAccount } from "../own-account.ts";

/** The caller's passkeys: `{passkeys}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ passkeys: await viewPasskeys(readSql(req.scope), ownAccount(req).identityId) });
}

/** Adds a passkey: `{passkey, recoveryCodes}`. */
export async function POST(req: AuthenticatedMedusaRequest<NewPasskey>, res: MedusaResponse): Promise<void> {
  res.json(await addPasskey(req.scope, ownAccount(req), req.validatedBody));
}
