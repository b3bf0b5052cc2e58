import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../parse-query.ts";
import { readSellers } from "../../../catalog/read-sellers.ts";
import { sellerQuery } from "../../../catalog/seller-query.ts";

/** Lists sellers that have products: best sellers of the week or best rated first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readSellers(req.scope, parseQuery(sellerQuery, req.query)));
}
