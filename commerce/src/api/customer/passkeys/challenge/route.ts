import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { preparePasskey } from "../../../../workflows/passkey/change-passkeys.ts";
import { ownAccount } from "../../own-account.ts";

/** Begins to add a passkey: what the browser needs to make one. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await preparePasskey(req.scope, ownAccount(req)));
}
