import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { announceMove } from "../../../../../workflows/order/order-moved.ts";
import { findOrderRow, readOrder } from "../../../../../workflows/order/read-orders.ts";
import { readReturnsOf, viewReturns } from "../../../../../workflows/return/read-returns.ts";
import { requestReturn } from "../../../../../workflows/return/request-return.ts";
import type { NewReturn } from "../../validators.ts";

export async function POST(req: AuthenticatedMedusaRequest<NewReturn>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const order = await readOrder(req.scope, customerId, req.params.id ?? "");
  const row = await requestReturn(req.scope, customerId, order, req.validatedBody);
  await announceMove(req.scope, order.id);
  const [view] = await viewReturns(req.scope, [row]);
  res.status(201).json({ return: view });
}

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = await findOrderRow(req.scope, req.auth_context.actor_id, req.params.id ?? "");
  res.json({ returns: await readReturnsOf(req.scope, id) });
}
