import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportData } from "../../../workflows/users/export-data.ts";

/** Everything the shop keeps of the caller: `{data}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ data: await exportData(req.scope, req.auth_context.actor_id) });
}
