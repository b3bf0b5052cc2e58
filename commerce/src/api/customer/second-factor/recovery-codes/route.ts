import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renewRecoveryCodes } from "../../../../workflows/second-factor/change-factor.ts";
import { factorOwner } from "../factor-owner.ts";

/** Makes new recovery codes: `{recoveryCodes}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await renewRecoveryCodes(req.scope, factorOwner(req)));
}
