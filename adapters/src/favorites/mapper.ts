import type { Favorite } from "@bezak/contract/favorites.ts";
import { toCard } from "../catalog/mapper.ts";
import type { FavoriteRow } from "./gateway.ts";

export function toFavorite(row: FavoriteRow, now: number): Favorite {
  return { ...row, product: toCard(row.product, now) };
}
