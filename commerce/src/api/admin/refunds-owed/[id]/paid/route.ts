import type { refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { payRefundOwed } from "../../../../../workflows/refund-owed/pay-refund-owed.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Records a manual refund: `{refund}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof refundsOwedRoutes.payRefundOwed>>,
  res: MedusaResponse,
): Promise<void> {
  const id = req.params.id ?? "";
  const payment = { ...req.validatedBody, id, actor: req.auth_context.actor_id };
  res.json({ refund: await payRefundOwed(req.scope, payment) });
}
