import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../parse-query.ts";
import { featuredQuery } from "../../../../catalog/product-query.ts";
import { readProductsJson } from "../../../../catalog/read-products.ts";
import { sendJson } from "../../../../catalog/send-json.ts";

/** Lists the most popular products that are in stock. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit } = parseQuery(featuredQuery, req.query);
  sendJson(res, await readProductsJson(req.scope, { limit, page: 1, inStock: true }));
}
