import { refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readRefundsOwed } from "../../../workflows/refund-owed/read-refunds-owed.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists refunds to be paid manually: `{refunds, count, sum}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readRefundsOwed(req.scope, parsePage(refundsOwedRoutes.refundsOwed.query, req.query)));
}
