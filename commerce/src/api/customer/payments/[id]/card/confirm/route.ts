import type { CardCode } from "@bezak/contract/payments.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { payWithCode } from "../../../../../../workflows/payment/card-calls.ts";
import { readPayment } from "../../../../../../workflows/order/read-payments.ts";

/** Pays with the code of the SMS; `processing` when the gateway's answer is not known yet. */
export async function POST(req: AuthenticatedMedusaRequest<CardCode>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { id, orderId } = await readPayment(req.scope, customerId, req.params.id ?? "");
  await payWithCode(req.scope, orderId, req.validatedBody.code);
  res.json({ payment: await readPayment(req.scope, customerId, id) });
}
