import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { forgetPassword } from "../../../../workflows/auth/forgotten-password.ts";
import type { ForgotBody } from "../validators.ts";

/** Mails a link to choose a new password if the account exists; the response does not reveal whether it does. */
export async function POST(req: MedusaRequest<ForgotBody>, res: MedusaResponse): Promise<void> {
  await forgetPassword(req.scope, req.validatedBody);
  res.json({});
}
