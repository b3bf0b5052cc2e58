import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  readSecondFactor,
  setUpSecondFactor,
  switchOffSecondFactor,
} from "../../../workflows/second-factor/change-factor.ts";
import { needsFactor } from "../../../workflows/second-factor/needs-factor.ts";
import { ownAccount } from "../own-account.ts";

/** State of the caller's second factor. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { identityId } = ownAccount(req);
  const required = needsFactor(req.auth_context.actor_type === "user" ? "admin" : "customer");
  res.json(await readSecondFactor(req.scope, { identityId, required }));
}

/** Makes a secret for an authenticator app: `{secret, uri}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await setUpSecondFactor(req.scope, ownAccount(req)));
}

/** Switches the second factor off: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await switchOffSecondFactor(req.scope, ownAccount(req).identityId);
  res.json({});
}
