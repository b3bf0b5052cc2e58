import { shopMoneyRoutes } from "@bezak/contract/shop-money.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopEntries } from "../../../../../../workflows/seller-ledger/shop-money.ts";
import { parsePage } from "../../../../../parse-query.ts";

/** Lists entries of a shop's balance: `{entries, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { payout: payoutId, ...page } = parsePage(shopMoneyRoutes.shopEntries.query, req.query);
  res.json(await readShopEntries(req.scope, { ...page, payoutId, sellerId: req.params.id ?? "" }));
}
