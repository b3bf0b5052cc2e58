import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopMoney } from "../../../../../workflows/seller-ledger/shop-money.ts";

/** Returns the balance of a shop and the holds of its payouts: `{money}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ money: await readShopMoney(req.scope, req.params.id ?? "") });
}
