import { partTable } from "@bezak/contract/access-parts.ts";
import { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refuseOtherRanks } from "../../../workflows/auth/administrator-rank.ts";
import { readShops } from "../../../workflows/shop/read-shops.ts";
import { parseQuery } from "../../parse-query.ts";
import { mayUsePart, rankOf } from "../../require-rank.ts";

/** Lists shops, with what the rank of the caller may see of them: `{shops, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(sellerAdminRoutes.administeredShops.query, req.query);
  if (query.sort.startsWith("balance")) refuseOtherRanks(rankOf(req), partTable.shopBalances);
  const sees = { owners: mayUsePart(req, "shopOwners"), balances: mayUsePart(req, "shopBalances") };
  res.json(await readShops(req.scope, query, sees));
}
