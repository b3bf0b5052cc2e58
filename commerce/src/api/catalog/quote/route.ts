import type { QuoteRequest } from "@bezak/contract/orders.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteOrder } from "../../../workflows/order/quote-order.ts";

/** What these lines cost now, what can be had of them, and delivery when asked for. */
export async function POST(
  req: AuthenticatedMedusaRequest<QuoteRequest>,
  res: MedusaResponse,
): Promise<void> {
  const { items, delivery } = req.validatedBody;
  const customerId = req.auth_context?.actor_id || undefined;
  const { quote } = await quoteOrder(req.scope, items, { delivery, customerId });
  res.json(quote);
}
