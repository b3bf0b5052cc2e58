import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getSellerLedger } from "../../../../workflows/seller-ledger/get-seller-ledger.ts";

/** Lists files for the bank with payouts that are still sent: `{files}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ files: await getSellerLedger(req.scope).payouts.sentBatches() });
}
