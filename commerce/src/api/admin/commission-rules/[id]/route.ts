import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getSentVersion } from "../../../sent-version.ts";
import { removeRule } from "../../../../workflows/commission/set-rule.ts";

/** Deletes a rule: `{}`. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await removeRule(req.scope, req.params.id ?? "", getSentVersion(req));
  res.json({});
}
