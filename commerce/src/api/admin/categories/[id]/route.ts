import type { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeCategory } from "../../../../workflows/category/change-category.ts";
import { deleteCategory } from "../../../../workflows/category/delete-category.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { getSentVersion } from "../../../sent-version.ts";

/** Changes the given fields of a category: `{category}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof categoryAdminRoutes.changeCategory>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: ownerId } = req.auth_context;
  const id = req.params.id ?? "";
  res.json({ category: await changeCategory(req.scope, { id, change: req.validatedBody, ownerId }) });
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await deleteCategory(req.scope, req.params.id ?? "", getSentVersion(req));
  res.json({});
}
