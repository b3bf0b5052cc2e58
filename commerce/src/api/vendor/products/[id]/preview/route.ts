import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewProduct } from "../../../../../workflows/product/preview-product.ts";
import { getMember } from "../../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  res.json({ product: await previewProduct(req.scope, sellerId, req.params.id ?? "") });
}
