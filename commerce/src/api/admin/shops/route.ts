import { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShops } from "../../../workflows/shop/read-shops.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists shops: `{shops, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readShops(req.scope, parseQuery(sellerAdminRoutes.administeredShops.query, req.query)));
}
