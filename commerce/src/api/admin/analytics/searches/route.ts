import { adminAnalyticsRoutes } from "@bezak/contract/admin-analytics.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSearches } from "../../../../workflows/admin-stats/read-searches.ts";
import { parseQuery } from "../../../parse-query.ts";

/** What was searched, and what of it in vain: `{searches}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(adminAnalyticsRoutes.adminSearches.query, req.query);
  res.json({ searches: await readSearches(req.scope, query) });
}
