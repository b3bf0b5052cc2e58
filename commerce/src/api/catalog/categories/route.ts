import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCategoryList } from "../../../catalog/read-categories.ts";

/** All categories as a flat list; `parentId` makes the tree. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ categories: await readCategoryList(req.scope) });
}
