import { FavoriteQuery, type NewFavorite } from "@bezak/contract/favorites.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addFavorite } from "../../../workflows/favorite/add-favorite.ts";
import { readFavorites } from "../../../workflows/favorite/read-favorites.ts";
import { parseQuery } from "../../parse-query.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(FavoriteQuery, req.query);
  res.json(await readFavorites(req.scope, { ...query, customerId: req.auth_context.actor_id }));
}

export async function POST(req: AuthenticatedMedusaRequest<NewFavorite>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const favorite = await addFavorite(req.scope, { ...req.validatedBody, customerId });
  res.status(201).json({ favorite });
}
