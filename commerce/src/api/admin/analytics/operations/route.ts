import { adminAnalyticsRoutes } from "@bezak/contract/admin-analytics.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOperations } from "../../../../workflows/admin-stats/read-operations.ts";
import { parseQuery } from "../../../parse-query.ts";

/** How payments, parcels and returns went: `{operations}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(adminAnalyticsRoutes.adminOperations.query, req.query);
  res.json({ operations: await readOperations(req.scope, query) });
}
