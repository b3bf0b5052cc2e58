import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCaller } from "../../../../workflows/auth/caller.ts";
import { changePassword } from "../../../../workflows/auth/change-password.ts";
import type { PasswordBody } from "../validators.ts";

/** Sets a new password for the owner of a session and ends every other session: `{token, deviceMark}`. */
export async function POST(req: MedusaRequest<PasswordBody>, res: MedusaResponse): Promise<void> {
  const { token, ...change } = req.validatedBody;
  res.json(await changePassword(req.scope, await readCaller(req.scope, token), change));
}
