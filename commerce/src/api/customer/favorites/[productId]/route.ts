import type { FavoriteChange } from "@bezak/contract/favorites.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeFavorite } from "../../../../workflows/favorite/change-favorite.ts";
import { favoriteKeyOf } from "../../../../workflows/favorite/favorite-key.ts";

/** Changes the note of a favorite. */
export async function POST(
  req: AuthenticatedMedusaRequest<FavoriteChange>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ favorite: await changeFavorite(req.scope, favoriteKeyOf(req), req.validatedBody) });
}
