import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withdrawReturn } from "../../../../workflows/return/withdraw-return.ts";

export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await withdrawReturn(req.scope, req.auth_context.actor_id, req.params.id ?? "");
  res.json({});
}
