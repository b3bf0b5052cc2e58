import { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { viewSellerPayouts } from "../../../workflows/payout/payout-view.ts";
import { sweepPayouts } from "../../../workflows/payout/sweep-payouts.ts";
import { getSellerLedger } from "../../../workflows/seller-ledger/get-seller-ledger.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists payouts of all shops: `{payouts, count, counts}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { seller, ...choice } = parsePage(payoutsRoutes.payouts.query, req.query);
  const { rows, ...page } = await getSellerLedger(req.scope).accounts.payouts({
    ...choice,
    sellerId: seller,
  });
  res.json({ payouts: await viewSellerPayouts(req.scope, rows), ...page });
}

/** Creates payouts of all available balances: `{payouts}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const made = await sweepPayouts(req.scope, req.auth_context.actor_id);
  res.status(201).json({ payouts: await viewSellerPayouts(req.scope, made) });
}
