import { adminAnalyticsRoutes } from "@bezak/contract/admin-analytics.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSales } from "../../../../workflows/admin-stats/read-sales.ts";
import { parseQuery } from "../../../parse-query.ts";

/** What is sold less, and who sells most: `{sales}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(adminAnalyticsRoutes.adminSales.query, req.query);
  res.json({ sales: await readSales(req.scope, query) });
}
