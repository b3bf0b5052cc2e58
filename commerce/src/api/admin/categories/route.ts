import { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createCategory } from "../../../workflows/category/create-category.ts";
import { readCategories } from "../../../workflows/category/read-categories.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists all categories: `{categories}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(categoryAdminRoutes.administeredCategories.query, req.query);
  res.json({ categories: await readCategories(req.scope, query) });
}

/** Creates a category: `{category}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof categoryAdminRoutes.createCategory>>,
  res: MedusaResponse,
): Promise<void> {
  const category = await createCategory(req.scope, req.validatedBody, req.auth_context.actor_id);
  res.status(201).json({ category });
}
