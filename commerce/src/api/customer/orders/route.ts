import { randomUUID } from "node:crypto";
import { ordersRoutes, type NewOrder } from "@bezak/contract/orders.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { openHostedPage } from "../../../workflows/payment/open-hosted-page.ts";
import { readDeadline } from "../../../shared/deadline.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parsePage } from "../../parse-query.ts";
import { placeOrder } from "../../../workflows/order/place-order.ts";
import { readOrder, readOrders } from "../../../workflows/order/read-orders.ts";

/** Without an `Idempotency-Key` every request is a new order. */
export async function POST(req: AuthenticatedMedusaRequest<NewOrder>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const idempotencyKey = getIdempotencyKey(req) ?? randomUUID();
  const id = await placeOrder(req.scope, {
    customerId,
    idempotencyKey,
    request: req.validatedBody,
    language: req.get("accept-language"),
    deadline: readDeadline(req.headers),
  });
  if (req.validatedBody.paymentMethod === "card") await readOpenPage(req, id);
  res.status(201).json({ order: await readOrder(req.scope, customerId, id) });
}

/** A failure here does not affect the order: the buyer requests the page again when paying. */
async function readOpenPage({ scope }: AuthenticatedMedusaRequest, orderId: string): Promise<void> {
  await openHostedPage(scope, orderId).catch((error: unknown) => {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Order ${orderId} has no page to pay at yet: ${String(error)}`);
  });
}

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, status, q } = parsePage(ordersRoutes.orders.query, req.query);
  const customerId = req.auth_context.actor_id;
  res.json(await readOrders(req.scope, { customerId, status, q, limit, offset }));
}
