import type { userAdminRoutes } from "@bezak/contract/user-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeUser } from "../../../../workflows/users/change-user.ts";
import { deleteUser } from "../../../../workflows/users/delete-user.ts";
import { readUser } from "../../../../workflows/users/read-users.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { isConfirmed } from "../../../require-confirmation.ts";
import { getSentVersion } from "../../../sent-version.ts";

/** One user: `{user}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ user: await readUser(req.scope, req.params.id ?? "") });
}

/** Changes a user: `{user}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof userAdminRoutes.changeUser>>,
  res: MedusaResponse,
): Promise<void> {
  const administrator = { adminId: req.auth_context.actor_id, confirmed: isConfirmed(req) };
  res.json({ user: await changeUser(req.scope, req.params.id ?? "", req.validatedBody, administrator) });
}

/** Closes an account: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const administrator = { adminId: req.auth_context.actor_id, version: getSentVersion(req) };
  await deleteUser(req.scope, req.params.id ?? "", administrator);
  res.json({});
}
