import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getFavoriteKey } from "../../../../../workflows/favorite/favorite-key.ts";
import { removeFavoriteWorkflow } from "../../../../../workflows/favorite/remove-favorite.ts";

/** Removes a product from the favorites; 404 when it is not one. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await removeFavoriteWorkflow(req.scope).run({ input: getFavoriteKey(req) });
  res.json({});
}
