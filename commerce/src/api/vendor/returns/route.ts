import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopReturns } from "../../../workflows/return/shop-returns.ts";
import { parseQuery } from "../../parse-query.ts";
import { memberOf } from "../resolve-member.ts";
import { ShopReturnsQuery } from "./validators.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { page, limit, status } = parseQuery(ShopReturnsQuery, req.query);
  const { sellerId } = memberOf(req);
  res.json(await readShopReturns(req.scope, sellerId, { status, limit, offset: (page - 1) * limit }));
}
