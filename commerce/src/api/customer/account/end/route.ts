import type { AccountClosure } from "@bezak/contract/users.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { closeAccount } from "../../../../workflows/users/close-account.ts";
import { ownAccount } from "../../own-account.ts";

/** Closes the caller's account, given its password: `{}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<AccountClosure>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  await closeAccount(req.scope, { customerId, ...ownAccount(req), ...req.validatedBody });
  res.json({});
}
