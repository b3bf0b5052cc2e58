import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { forecastBankFile } from "../../../../workflows/payout/bank-file.ts";
import { relatedOfFree } from "../../../../workflows/payout/related-buyers.ts";
import { considerPayouts } from "../../../../workflows/payout/consider-payouts.ts";

/** Shows what a payout run would pay now, which shops it would skip and why, and what a bank file would contain: `{preview}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const [{ at, ready, leftOut }, bankFile] = await Promise.all([
    considerPayouts(req.scope, req.auth_context.actor_id),
    forecastBankFile(req.scope),
  ]);
  const shops = ready.map(({ seller }) => seller.id);
  const held = ready.flatMap((one) => one.held);
  const related = await relatedOfFree(req.scope, shops, { at, held });
  const payouts = ready.map(({ seller, amount, entries }) => ({
    seller,
    amount,
    entries,
    relatedBuyers: related.get(seller.id) ?? null,
  }));
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  res.json({ preview: { payouts, total, leftOut, bankFile } });
}
