import type { refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findOrderRow, readOrder } from "../../../../../workflows/order/read-orders.ts";
import { nameRefundAccount } from "../../../../../workflows/refund-owed/name-refund-account.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Sets the account for a refund owed: `{order}`. A repeat changes nothing. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof refundsOwedRoutes.nameRefundAccount>>,
  res: MedusaResponse,
): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { id } = await findOrderRow(req.scope, customerId, req.params.id ?? "");
  await nameRefundAccount(req.scope, { orderId: id, customerId, account: req.validatedBody.account });
  res.json({ order: await readOrder(req.scope, customerId, id) });
}
