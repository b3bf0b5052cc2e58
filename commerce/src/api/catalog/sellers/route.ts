import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../parse-query.ts";
import { readSellers } from "../../../catalog/read-sellers.ts";
import { sellerQuery } from "../../../catalog/seller-query.ts";

/** A page of the sellers that have goods: those of the week or the best rated first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readSellers(req.scope, parseQuery(sellerQuery, req.query)));
}
