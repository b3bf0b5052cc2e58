import { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopReturns } from "../../../workflows/return/shop-returns.ts";
import { parsePage } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, status } = parsePage(parcelsRoutes.sellerReturns.query, req.query);
  const { sellerId } = getMember(req);
  res.json(await readShopReturns(req.scope, sellerId, { status, limit, offset }));
}
