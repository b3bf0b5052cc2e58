import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCohorts } from "../../../../workflows/admin-stats/read-cohorts.ts";

/** Buyers by the month of their first delivered order: `{cohorts}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ cohorts: await readCohorts(req.scope) });
}
