import type { NewReturn } from "@bezak/contract/returns.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isConfirmed } from "../../../../require-confirmation.ts";
import { announceMove } from "../../../../../workflows/order/order-moved.ts";
import { findOrderRow } from "../../../../../workflows/order/read-orders.ts";
import { readReturnsOf, viewReturns } from "../../../../../workflows/return/read-returns.ts";
import { requestReturn } from "../../../../../workflows/return/request-return.ts";

export async function POST(req: AuthenticatedMedusaRequest<NewReturn>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { id: orderId } = await findOrderRow(req.scope, customerId, req.params.id ?? "");
  const asker = { customerId, orderId, confirmed: isConfirmed(req) };
  const row = await requestReturn(req.scope, asker, req.validatedBody);
  await announceMove(req.scope, orderId);
  const [view] = await viewReturns(req.scope, [row]);
  res.status(201).json({ return: view });
}

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = await findOrderRow(req.scope, req.auth_context.actor_id, req.params.id ?? "");
  res.json({ returns: await readReturnsOf(req.scope, id) });
}
