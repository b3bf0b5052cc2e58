import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import { confirmPassword } from "../../../../workflows/auth/confirmation.ts";
import type { ConfirmBody } from "../validators.ts";

/** Proves with the password that the owner of a session is present: `{proof, expiresAt}`. */
export async function POST(req: MedusaRequest<ConfirmBody>, res: MedusaResponse): Promise<void> {
  const { token, ...given } = req.validatedBody;
  res.json(await confirmPassword(req.scope, await readCaller(req.scope, token), given));
}
