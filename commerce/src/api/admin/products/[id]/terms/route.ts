import { productMessageRoutes } from "@bezak/contract/product-messages.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAnyProduct, readOwner } from "../../../../../workflows/product/read-any-product.ts";
import { readTerms } from "../../../../../workflows/product/read-terms.ts";
import { parseQuery } from "../../../../parse-query.ts";

/** What the form of a product asks for in a category, for the shop of this product: `{terms}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { category } = parseQuery(productMessageRoutes.administeredProductTerms.query, req.query);
  const id = req.params.id ?? "";
  const { id: sellerId } = await readOwner(req.scope, id);
  const key = category ?? (await readAnyProduct(req.scope, id)).category.id;
  res.json({ terms: await readTerms(req.scope, sellerId, key) });
}
