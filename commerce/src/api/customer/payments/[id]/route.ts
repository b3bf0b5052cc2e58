import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPayment } from "../../../../workflows/order/read-payments.ts";
import { checkOrderCards } from "../../../../workflows/payment/resolve-card.ts";

/** For a payment that is being confirmed, queries the gateway first, unless it was queried a moment ago. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const payment = await readPayment(req.scope, customerId, req.params.id ?? "");
  if (payment.status !== "processing") return void res.json({ payment });
  await checkOrderCards(req.scope, payment.orderId);
  res.json({ payment: await readPayment(req.scope, customerId, payment.id) });
}
