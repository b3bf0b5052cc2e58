import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../../../../shop-error.ts";
import { findRefundOwed } from "../../../../../workflows/refund-owed/read-refunds-owed.ts";
import { readRefundAccount } from "../../../../../workflows/refund-owed/refund-account.ts";

/** Returns the full account number for a refund owed: `{account}`. Logs who read it, never the number. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? "";
  const owed = await findRefundOwed(req.scope, id);
  const account = owed && (await readRefundAccount(req.scope, owed.orderId));
  if (!account) throw new ShopError(404, "not_found", "Nothing is owed, or no account was named");
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  logger.info(`${req.auth_context.actor_id} read the account of refund ${id}`);
  res.json({ account });
}
