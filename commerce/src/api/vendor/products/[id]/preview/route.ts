import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewProduct } from "../../../../../workflows/product/preview-product.ts";
import { memberOf } from "../../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = memberOf(req);
  res.json({ product: await previewProduct(req.scope, sellerId, req.params.id ?? "") });
}
