import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readProductJson } from "../../../../catalog/read-products.ts";
import { sendJson } from "../../../../catalog/send-json.ts";
import { readRemoved } from "../../../../catalog/read-removed.ts";
import { ShopError } from "../../../../shop-error.ts";

/** Returns a product with everything that its page shows. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const body = await readProductJson(req.scope, req.params.idOrSlug ?? "");
  if (!body) {
    const removed = await readRemoved(req.scope, req.params.idOrSlug ?? "");
    if (removed) throw new ShopError(410, "product_gone", "The product was removed.", removed);
    throw new ShopError(404, "not_found", "There is no such product.");
  }
  sendJson(res, body);
}
