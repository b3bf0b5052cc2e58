import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ShopError } from "../../../../shop-error.ts";
import { readCaller, getSessions } from "../../../../workflows/auth/caller.ts";
import { requireProof } from "../../../../workflows/auth/confirmation.ts";
import type { EndSessionBody } from "../validators.ts";

/**
 * Ends one session of the caller, or all the others: `{ended}`; needs a proof, so that a stolen token is not enough.
 * Sessions of other users are treated as unknown.
 */
export async function POST(req: MedusaRequest<EndSessionBody>, res: MedusaResponse): Promise<void> {
  const { token, proof, id } = req.validatedBody;
  const caller = await readCaller(req.scope, token);
  await requireProof(req.scope, caller, proof);
  const sessions = getSessions(req.scope);
  if (id === undefined) {
    res.json({ ended: await sessions.endOthers(caller.auth_identity_id, caller.id) });
    return;
  }
  if (!(await sessions.end(id, caller.auth_identity_id))) {
    throw new ShopError(404, "session_not_found", "No such session");
  }
  res.json({ ended: 1 });
}
