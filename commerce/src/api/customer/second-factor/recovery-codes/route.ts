import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renewRecoveryCodes } from "../../../../workflows/second-factor/change-factor.ts";
import { ownAccount } from "../../own-account.ts";

/** Makes new recovery codes: `{recoveryCodes}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await renewRecoveryCodes(req.scope, ownAccount(req)));
}
