import type { SwitchOnSecondFactor } from "@bezak/contract/second-factor.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { switchOnSecondFactor } from "../../../../workflows/second-factor/change-factor.ts";
import { ownAccount } from "../../own-account.ts";

/** Switches the second factor on with a code of the app: `{recoveryCodes}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<SwitchOnSecondFactor>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await switchOnSecondFactor(req.scope, ownAccount(req), req.validatedBody.code));
}
