import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdminStats } from "../../../workflows/admin-stats/read-stats.ts";

/** The marketplace's figures: `{stats}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ stats: await readAdminStats(req.scope) });
}
