import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countView } from "../../../../../workflows/product-view/count-view.ts";
import type { ViewBody } from "./validators.ts";

/** Counts a view of a product page. */
export async function POST(req: MedusaRequest<ViewBody>, res: MedusaResponse): Promise<void> {
  await countView(req.scope, { product: req.params.idOrSlug ?? "", client: req.validatedBody.client });
  res.json({});
}
