import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { decideAdjustment } from "../../../../../workflows/seller-ledger/adjustment-requests.ts";

/** Books an adjustment that another administrator requested: `{adjustment}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const decision = { to: "approved", actor: req.auth_context.actor_id } as const;
  res.json({ adjustment: await decideAdjustment(req.scope, req.params.id ?? "", decision) });
}
