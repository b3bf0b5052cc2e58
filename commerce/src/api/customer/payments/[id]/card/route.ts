import type { CardDetails } from "@bezak/contract/payments.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beginCard } from "../../../../../workflows/payment/card-calls.ts";
import { readPayment } from "../../../../../workflows/order/read-payments.ts";

/** Begins a payment by card: its bank sends a code. */
export async function POST(req: AuthenticatedMedusaRequest<CardDetails>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const { id, orderId } = await readPayment(req.scope, customerId, req.params.id ?? "");
  await beginCard(req.scope, { customerId, orderId, card: req.validatedBody });
  res.json({ payment: await readPayment(req.scope, customerId, id) });
}
