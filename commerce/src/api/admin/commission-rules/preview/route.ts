import { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewCommission } from "../../../../workflows/commission/preview-commission.ts";
import { parseQuery } from "../../../parse-query.ts";

/** Calculates last month's commission by a proposed rule, and saves nothing: `{preview}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const proposed = parseQuery(payoutsRoutes.commissionPreview.query, req.query);
  res.json({ preview: await previewCommission(req.scope, proposed) });
}
