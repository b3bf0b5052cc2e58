import { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDashboard } from "../../../workflows/dashboard/read-dashboard.ts";
import { parseQuery } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

const days = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** Returns the sales overview of the caller's shop: `{dashboard}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { period } = parseQuery(dashboardRoutes.sellerDashboard.query, req.query);
  const { sellerId } = getMember(req);
  res.json({ dashboard: await readDashboard(req.scope, { sellerId, days: days[period] }) });
}
