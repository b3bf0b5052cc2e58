import type { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mergeCategory } from "../../../../../workflows/category/merge-category.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Merges a category into another one, which remains: `{category}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof categoryAdminRoutes.mergeCategory>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const request = { id: req.params.id ?? "", adminId, ...req.validatedBody };
  res.json({ category: await mergeCategory(req.scope, request) });
}
