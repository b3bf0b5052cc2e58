import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../parse-query.ts";
import { productQuery } from "../../../catalog/product-query.ts";
import { readProductsJson } from "../../../catalog/read-products.ts";
import { sendJson } from "../../../catalog/send-json.ts";

/** Lists products: filtered, searched, sorted, with facets on request. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(productQuery, req.query);
  sendJson(res, await readProductsJson(req.scope, query));
}
