import type { QuoteRequest } from "@bezak/contract/orders.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteOrder } from "../../../workflows/order/quote-order.ts";

/** Quotes these lines: current prices, available quantities, and delivery on request. */
export async function POST(
  req: AuthenticatedMedusaRequest<QuoteRequest>,
  res: MedusaResponse,
): Promise<void> {
  const { items, delivery } = req.validatedBody;
  const customerId = req.auth_context?.actor_id || undefined;
  const { quote } = await quoteOrder(req.scope, items, { delivery, customerId });
  res.json(quote);
}
