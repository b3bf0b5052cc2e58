import type { SubscriberConfig } from "@medusajs/framework";
import { cachedSellers } from "../catalog/cached-sellers.ts";
import { rowEvents } from "../row-events.ts";
import { shopChangedEvent } from "../workflows/shop/announce-shop.ts";

/** Lets a change of a seller, or of what is said of it, show at once in lists and suggestions. */
export default async function forgetSellers(): Promise<void> {
  cachedSellers.forget();
}

export const config: SubscriberConfig = {
  event: [shopChangedEvent, ...["seller.seller", "review.product-review"].flatMap(rowEvents)],
};
