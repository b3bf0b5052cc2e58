import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCategoryList } from "../../../catalog/read-categories.ts";

/** Lists all categories; `parentId` forms the tree. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ categories: await readCategoryList(req.scope) });
}
