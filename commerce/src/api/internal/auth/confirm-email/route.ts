import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import { confirmEmail } from "../../../../workflows/auth/confirm-email.ts";
import type { ConfirmEmailBody } from "../validators.ts";

/** Confirms the caller's own address with the code of a mail: `{confirmed: true}`. */
export async function POST(req: MedusaRequest<ConfirmEmailBody>, res: MedusaResponse): Promise<void> {
  const { token, ...given } = req.validatedBody;
  await confirmEmail(req.scope, await readCaller(req.scope, token), given);
  res.json({ confirmed: true });
}
