import { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAllReturns } from "../../../workflows/return/list-any-returns.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists returns of all shops: `{returns, count, counts}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readAllReturns(req.scope, parsePage(orderAdminRoutes.administeredReturns.query, req.query)));
}
