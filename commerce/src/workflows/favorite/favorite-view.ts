import type { MedusaContainer } from "@medusajs/framework/types";
import { readCards } from "../../catalog/card-texts.ts";
import { currentImage } from "../../catalog/current-image.ts";
import type { FavoriteMarks, FavoriteRow } from "../../modules/favorite/service.ts";
import type { CardDocument } from "../../search/product-document.ts";
import { ShopError } from "../../shop-error.ts";

/** The contract's favorite; sums are whole. */
export interface FavoriteView extends FavoriteMarks {
  product: CardDocument;
  addedAt: string;
  addedPrice: number;
}

/** Favorites with the catalogue's cards, in the same order, without products that are no longer sold. */
export async function viewFavorites(
  container: MedusaContainer,
  rows: readonly FavoriteRow[],
): Promise<FavoriteView[]> {
  const image = await currentImage(container);
  const shown = rows.flatMap((row) => image.rows.get(row.productId) ?? []);
  const cards = new Map(
    (await readCards(container, shown)).map((text) => {
      const card = JSON.parse(text.toString()) as CardDocument;
      return [card.id, card];
    }),
  );
  return rows.flatMap(({ productId, tags, priority, notes, addedAt, addedPrice }) => {
    const product = cards.get(productId);
    // a workflow passes dates on as strings
    const time = new Date(addedAt).toISOString();
    return product ? { product, addedAt: time, addedPrice, tags, priority, notes } : [];
  });
}

/** @throws ShopError 404 favorite_not_found when its product is gone */
export async function viewFavorite(container: MedusaContainer, row: FavoriteRow): Promise<FavoriteView> {
  const [view] = await viewFavorites(container, [row]);
  if (!view) throw new ShopError(404, "favorite_not_found", "Its product is gone");
  return view;
}
