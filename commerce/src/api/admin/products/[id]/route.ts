import type { ProductChange } from "@bezak/contract/product-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getSentVersion } from "../../../sent-version.ts";
import { changeAnyProduct, deleteAnyProduct } from "../../../../workflows/product/administer-product.ts";
import { readAnyProduct } from "../../../../workflows/product/read-any-product.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ product: await readAnyProduct(req.scope, req.params.id ?? "") });
}

/** Changes the given fields of a product, or hides it: `{product}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<ProductChange>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const id = req.params.id ?? "";
  res.json({ product: await changeAnyProduct(req.scope, { id, adminId, body: req.validatedBody }) });
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await deleteAnyProduct(req.scope, req.params.id ?? "", getSentVersion(req));
  res.json({});
}
