import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendCodeAgain } from "../../../../../../workflows/payment/card-calls.ts";
import { readPayment } from "../../../../../../workflows/order/read-payments.ts";

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { id, orderId } = await readPayment(req.scope, customerId, req.params.id ?? "");
  await sendCodeAgain(req.scope, orderId);
  res.json({ payment: await readPayment(req.scope, customerId, id) });
}
