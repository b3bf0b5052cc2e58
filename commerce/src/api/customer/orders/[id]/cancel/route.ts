import type { CancelOrder } from "@bezak/contract/orders.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelOrder } from "../../../../../workflows/order/cancel-order.ts";
import { findOrderRow, readOrder } from "../../../../../workflows/order/read-orders.ts";

/** A repeat returns the same response and changes nothing. */
export async function PATCH(
  req: AuthenticatedMedusaRequest<CancelOrder>,
  res: MedusaResponse,
): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { reason, ...target } = req.validatedBody;
  const { id } = await findOrderRow(req.scope, customerId, req.params.id ?? "");
  await cancelOrder(req.scope, id, { ...target, actor: "buyer", reason: reason || null });
  res.json({ order: await readOrder(req.scope, customerId, id) });
}
