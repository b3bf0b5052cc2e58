import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDashboard } from "../../../workflows/dashboard/read-dashboard.ts";
import { parseQuery } from "../../parse-query.ts";
import { memberOf } from "../resolve-member.ts";
import { DashboardQuery, daysOf } from "./validators.ts";

/** How the caller's shop goes: `{dashboard}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { period } = parseQuery(DashboardQuery, req.query);
  const { sellerId } = memberOf(req);
  res.json({ dashboard: await readDashboard(req.scope, { sellerId, days: daysOf[period] }) });
}
