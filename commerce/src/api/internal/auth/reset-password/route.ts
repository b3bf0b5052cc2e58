import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { resetPassword } from "../../../../workflows/auth/reset-password.ts";
import type { ResetBody } from "../validators.ts";

/** Sets a new password with the token of a mail and ends every session: `{deviceMark}`. */
export async function POST(req: MedusaRequest<ResetBody>, res: MedusaResponse): Promise<void> {
  res.json(await resetPassword(req.scope, req.validatedBody));
}
