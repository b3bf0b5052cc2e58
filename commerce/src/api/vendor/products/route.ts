import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeProducts } from "../../../workflows/product/change-products.ts";
import { listProducts } from "../../../workflows/product/list-products.ts";
import { readProduct } from "../../../workflows/product/read-product.ts";
import { writeProduct } from "../../../workflows/product/write-product.ts";
import { parseQuery } from "../../parse-query.ts";
import { memberOf } from "../resolve-member.ts";
import { ProductsQuery, type BulkBody, type ProductBody } from "./validators.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { page, ...choice } = parseQuery(ProductsQuery, req.query);
  const { sellerId } = memberOf(req);
  res.json(await listProducts(req.scope, { ...choice, sellerId, offset: (page - 1) * choice.limit }));
}

/** Without an `Idempotency-Key` every request is a new product. */
export async function POST(req: MedusaRequest<ProductBody>, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId } = memberOf(req);
  const idempotencyKey = req.get("idempotency-key")?.slice(0, 255) || undefined;
  const { id } = await writeProduct(req.scope, {
    ...{ sellerId, customerId, idempotencyKey, product: req.validatedBody },
  });
  res.status(201).json({ product: await readProduct(req.scope, sellerId, id) });
}

export async function PATCH(req: MedusaRequest<BulkBody>, res: MedusaResponse): Promise<void> {
  const { sellerId } = memberOf(req);
  res.json(await changeProducts(req.scope, { sellerId, ...req.validatedBody }));
}
