import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdminStats } from "../../../workflows/admin-stats/read-stats.ts";
import { mayUsePart } from "../../require-rank.ts";

/** The marketplace's figures, those of money for ranks that see it: `{stats}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const stats = await readAdminStats(req.scope);
  res.json({ stats: mayUsePart(req, "turnover") ? stats : { ...stats, gmv: null, revenue: null } });
}
