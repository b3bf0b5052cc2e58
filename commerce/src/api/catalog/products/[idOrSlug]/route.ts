import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readProductJson } from "../../../../catalog/read-products.ts";
import { sendJson } from "../../../../catalog/send-json.ts";
import { ShopError } from "../../../../shop-error.ts";

/** One product with everything its page shows. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const body = await readProductJson(req.scope, req.params.idOrSlug ?? "");
  if (!body) {
    throw new ShopError(404, "not_found", "There is no such product.");
  }
  sendJson(res, body);
}
