import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import { changeEmail } from "../../../../workflows/auth/change-email.ts";
import type { ChangeEmailBody } from "../validators.ts";

/** Changes the e-mail of the caller's account with the code of a mail: `{email}`. */
export async function POST(req: MedusaRequest<ChangeEmailBody>, res: MedusaResponse): Promise<void> {
  const { token, ...confirmation } = req.validatedBody;
  res.json(await changeEmail(req.scope, await readCaller(req.scope, token), confirmation));
}
