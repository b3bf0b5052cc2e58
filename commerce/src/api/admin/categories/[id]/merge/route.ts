import type { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mergeCategory } from "../../../../../workflows/category/merge-category.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Merges a category into another one, which remains: `{category}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof categoryAdminRoutes.mergeCategory>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ category: await mergeCategory(req.scope, { id: req.params.id ?? "", ...req.validatedBody }) });
}
