import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { askEmailChange } from "../../../../workflows/auth/ask-email-change.ts";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import { requireProof } from "../../../../workflows/auth/confirmation.ts";
import type { AskEmailBody } from "../validators.ts";

/** Mails a code to a new address: `{change, expiresAt}`; needs a proof, so that a stolen token is not enough. */
export async function POST(req: MedusaRequest<AskEmailBody>, res: MedusaResponse): Promise<void> {
  const { token, proof, ...change } = req.validatedBody;
  const caller = await readCaller(req.scope, token);
  await requireProof(req.scope, caller, proof);
  res.json(await askEmailChange(req.scope, caller, change));
}
