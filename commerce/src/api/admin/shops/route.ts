import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShops } from "../../../workflows/shop/read-shops.ts";
import { parseQuery } from "../../parse-query.ts";
import { ShopsQuery } from "./validators.ts";

/** A page of shops: `{shops, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readShops(req.scope, parseQuery(ShopsQuery, req.query)));
}
