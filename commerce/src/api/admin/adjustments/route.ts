import { adjustmentsRoutes } from "@bezak/contract/adjustments.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdjustments } from "../../../workflows/seller-ledger/adjustment-requests.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists adjustments that need two administrators: `{adjustments, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { seller, ...page } = parsePage(adjustmentsRoutes.adjustmentRequests.query, req.query);
  res.json(await readAdjustments(req.scope, { ...page, sellerId: seller }));
}
