import { sellerOrdersRoutes } from "@bezak/contract/seller-orders.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readParcels } from "../../../workflows/seller-order/read-parcels.ts";
import { parsePage } from "../../parse-query.ts";
import { memberOf } from "../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { status: tab, ...choice } = parsePage(sellerOrdersRoutes.sellerOrders.query, req.query);
  const { sellerId } = memberOf(req);
  res.json(await readParcels(req.scope, sellerId, { ...choice, tab }));
}
