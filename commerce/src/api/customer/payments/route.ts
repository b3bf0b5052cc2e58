import { paymentsRoutes, type NewPayment } from "@bezak/contract/payments.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parsePage } from "../../parse-query.ts";
import { readPaymentOfOrder, readPayments } from "../../../workflows/order/read-payments.ts";
import { refuseOtherBody } from "../../../workflows/payment/refuse-other-body.ts";
import { startPayment } from "../../../workflows/payment/start-payment.ts";

/** A repeat, with or without its `Idempotency-Key`, chooses the same method and returns the same response. */
export async function POST(req: AuthenticatedMedusaRequest<NewPayment>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  await refuseOtherBody(req.scope, customerId, req.get("idempotency-key"), req.validatedBody);
  const orderId = await startPayment(req.scope, { customerId, ...req.validatedBody });
  const { returnUrl: returnPath } = req.validatedBody;
  res.status(201).json({ payment: await readPaymentOfOrder(req.scope, { customerId, orderId, returnPath }) });
}

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, status } = parsePage(paymentsRoutes.payments.query, req.query);
  const customerId = req.auth_context.actor_id;
  res.json(await readPayments(req.scope, { customerId, status, limit, offset }));
}
