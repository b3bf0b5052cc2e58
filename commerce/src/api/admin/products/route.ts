import { AdministeredProductQuery, type NewProduct } from "@bezak/contract/product-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createAnyProduct } from "../../../workflows/product/administer-product.ts";
import { listAnyProducts } from "../../../workflows/product/list-any-products.ts";
import { readAnyProduct } from "../../../workflows/product/read-any-product.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists the products of all shops: `{products, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await listAnyProducts(req.scope, parsePage(AdministeredProductQuery, req.query)));
}

/** Creates a product for a shop: `{product}`. Without an `Idempotency-Key` every request is a new product. */
export async function POST(req: AuthenticatedMedusaRequest<NewProduct>, res: MedusaResponse): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const key = getIdempotencyKey(req);
  const id = await createAnyProduct(req.scope, { adminId, body: req.validatedBody, key });
  res.status(201).json({ product: await readAnyProduct(req.scope, id) });
}
