import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../parse-query.ts";
import { readPayments } from "../../../workflows/order/read-payments.ts";
import { PaymentsQuery } from "../orders/validators.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { page, limit, status } = parseQuery(PaymentsQuery, req.query);
  const customerId = req.auth_context.actor_id;
  res.json(await readPayments(req.scope, { customerId, status, limit, offset: (page - 1) * limit }));
}
