import { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bankFile } from "../../../../workflows/payout/bank-file.ts";
import { parseQuery } from "../../../parse-query.ts";

/** Sends a CSV file for the bank; a new file marks its payouts as sent. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { batch } = parseQuery(payoutsRoutes.bankFile.query, req.query);
  const { name, text } = await bankFile(req.scope, { batch, actor: req.auth_context.actor_id });
  res
    .status(200)
    .set({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    })
    .send(text);
}
