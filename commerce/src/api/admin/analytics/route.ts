import { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAnalytics } from "../../../workflows/admin-stats/read-analytics.ts";
import { parseQuery } from "../../parse-query.ts";

/** The marketplace by day: `{analytics}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(adminStatsRoutes.adminAnalytics.query, req.query);
  res.json({ analytics: await readAnalytics(req.scope, query) });
}
