import { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createCategory } from "../../../workflows/category/create-category.ts";
import { readCategories } from "../../../workflows/category/read-categories.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists categories in the order of the tree: `{categories, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q, limit, offset } = parsePage(categoryAdminRoutes.administeredCategories.query, req.query);
  const found = await readCategories(req.scope, { q });
  res.json({ categories: found.slice(offset, offset + limit), count: found.length });
}

/** Creates a category: `{category}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof categoryAdminRoutes.createCategory>>,
  res: MedusaResponse,
): Promise<void> {
  const category = await createCategory(req.scope, req.validatedBody, req.auth_context.actor_id);
  res.status(201).json({ category });
}
