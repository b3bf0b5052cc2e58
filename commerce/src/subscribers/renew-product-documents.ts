import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { cachedCategories } from "../catalog/cached-categories.ts";
import { rowEvents } from "../row-events.ts";
import { affectedProducts, type SourceKind } from "../search/affected-products.ts";
import { renewSoon } from "../search/renew-documents.ts";

/**
 * The kind of row for each event. Events of the modules themselves, so that writes outside the engine's workflows
 * count too.
 */
const kinds: Record<string, SourceKind | "translation"> = {
  "product.created": "product",
  "product.updated": "product",
  "product.deleted": "product",
  ...each("product.product", "product"),
  ...each("product.product-variant", "variant"),
  ...each("product.product-category", "category"),
  ...each("pricing.price", "price"),
  ...each("inventory.inventory-level", "level"),
  ...each("translation.translation", "translation"),
  ...each("seller.seller", "seller"),
  ...each("review.product-review", "review"),
  "LinkSellerSellerProductProduct.attached": "sellerLink",
  "LinkSellerSellerProductProduct.detached": "sellerLink",
};

function each<Kind>(entity: string, kind: Kind): Record<string, Kind> {
  return Object.fromEntries(rowEvents(entity).map((event) => [event, kind]));
}

/** Updates the catalogue's documents after a change of their sources. */
export default async function renewProductDocuments({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>): Promise<void> {
  const kind = kinds[event.name];
  if (!kind) {
    return;
  }
  if (kind === "category" || kind === "translation") {
    cachedCategories.forget();
  }
  renewSoon(container, await affectedProducts(container, kind, [event.data.id].flat()));
}

export const config: SubscriberConfig = { event: Object.keys(kinds) };
