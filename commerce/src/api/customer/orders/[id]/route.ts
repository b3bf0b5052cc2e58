import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOrder } from "../../../../workflows/order/read-orders.ts";

/** Finds the order by id or by number. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ order: await readOrder(req.scope, req.auth_context.actor_id, req.params.id ?? "") });
}
