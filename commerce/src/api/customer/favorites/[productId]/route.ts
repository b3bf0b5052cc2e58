import type { FavoriteChange } from "@bezak/contract/favorites.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeFavorite } from "../../../../workflows/favorite/change-favorite.ts";
import { getFavoriteKey } from "../../../../workflows/favorite/favorite-key.ts";

/** Changes the note of a favorite. */
export async function POST(
  req: AuthenticatedMedusaRequest<FavoriteChange>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ favorite: await changeFavorite(req.scope, getFavoriteKey(req), req.validatedBody) });
}
