import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { ShopError } from "../../../shop-error.ts";
import { addFavorite } from "../../../workflows/favorite/add-favorite.ts";
import { readFavorites } from "../../../workflows/favorite/read-favorites.ts";
import { FavoritesQuery, type NewFavorite } from "./validators.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = FavoritesQuery.safeParse(req.query);
  if (!query.success) throw new ShopError(400, "invalid_query", z.prettifyError(query.error));
  res.json(await readFavorites(req.scope, { ...query.data, customerId: req.auth_context.actor_id }));
}

export async function POST(req: AuthenticatedMedusaRequest<NewFavorite>, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const favorite = await addFavorite(req.scope, { ...req.validatedBody, customerId });
  res.status(201).json({ favorite });
}
