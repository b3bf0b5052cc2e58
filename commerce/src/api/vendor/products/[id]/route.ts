import type { RewrittenProduct } from "@bezak/contract/written-product.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ShopError } from "../../../../shop-error.ts";
import { deleteProduct } from "../../../../workflows/product/delete-product.ts";
import { readProduct } from "../../../../workflows/product/read-product.ts";
import { rewriteProduct } from "../../../../workflows/product/rewrite-product.ts";
import { getMember } from "../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  res.json({ product: await readProduct(req.scope, sellerId, req.params.id ?? "") });
}

/** Changes a product; omitted fields stay. */
export async function POST(req: MedusaRequest<RewrittenProduct>, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId } = getMember(req);
  const id = req.params.id ?? "";
  const { version, ...change } = req.validatedBody;
  try {
    await rewriteProduct(req.scope, { sellerId, customerId, id, version, change });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== "product_changed") throw error;
    // the form has the version that it was opened with, and shows what is stored now
    const details = { current: await readProduct(req.scope, sellerId, id) };
    throw new ShopError(409, "product_changed", error.message, details);
  }
  res.json({ product: await readProduct(req.scope, sellerId, id) });
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  await deleteProduct(req.scope, sellerId, req.params.id ?? "");
  res.json({});
}
