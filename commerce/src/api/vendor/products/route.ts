import { SellerProductQuery, type BulkChange } from "@bezak/contract/seller-products.ts";
import type { WrittenProduct } from "@bezak/contract/written-product.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeProducts } from "../../../workflows/product/change-products.ts";
import { listProducts } from "../../../workflows/product/list-products.ts";
import { readProduct } from "../../../workflows/product/read-product.ts";
import { writeProduct } from "../../../workflows/product/write-product.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parsePage } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = parsePage(SellerProductQuery, req.query);
  const { sellerId } = getMember(req);
  res.json(await listProducts(req.scope, { ...choice, sellerId }));
}

/** Without an `Idempotency-Key` every request is a new product. */
export async function POST(req: MedusaRequest<WrittenProduct>, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId } = getMember(req);
  const idempotencyKey = getIdempotencyKey(req);
  const { id } = await writeProduct(req.scope, {
    sellerId,
    customerId,
    idempotencyKey,
    product: req.validatedBody,
  });
  res.status(201).json({ product: await readProduct(req.scope, sellerId, id) });
}

export async function PATCH(req: MedusaRequest<BulkChange>, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  const { variants = [], products = [] } = req.validatedBody;
  res.json(await changeProducts(req.scope, { sellerId, variants, products }));
}
