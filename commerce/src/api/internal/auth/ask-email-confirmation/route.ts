import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { askEmailConfirmation } from "../../../../workflows/auth/ask-email-confirmation.ts";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import type { TokenBody } from "../validators.ts";

/** Mails another code to the caller's own address: `{expiresAt}`, null when it is confirmed. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const caller = await readCaller(req.scope, req.validatedBody.token);
  res.json(await askEmailConfirmation(req.scope, caller));
}
