import { paymentAdminRoutes } from "@bezak/contract/payment-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAllPayments } from "../../../workflows/payment/administered-payments.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists attempts to pay: `{payments, count, counts, next}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = parsePage(paymentAdminRoutes.administeredPayments.query, req.query);
  res.json(await readAllPayments(req.scope, choice));
}
