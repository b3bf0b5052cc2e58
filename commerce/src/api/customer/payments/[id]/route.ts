import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPayment } from "../../../../workflows/order/read-payments.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ payment: await readPayment(req.scope, req.auth_context.actor_id, req.params.id ?? "") });
}
