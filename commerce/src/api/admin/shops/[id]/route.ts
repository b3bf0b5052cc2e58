import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopOverview } from "../../../../workflows/shop/read-shop-overview.ts";
import { mayUsePart } from "../../../require-rank.ts";

/** One shop, with what the rank of the caller may see of it: `{shop}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const sees = {
    owners: mayUsePart(req, "shopOwners"),
    balances: mayUsePart(req, "shopBalances"),
    orders: mayUsePart(req, "shopOrders"),
    applications: mayUsePart(req, "shopApplications"),
  };
  res.json({ shop: await readShopOverview(req.scope, req.params.id ?? "", sees) });
}
