import type { SubscriberConfig } from "@medusajs/framework";
import { cachedSellers } from "../catalog/cached-sellers.ts";
import { rowEvents } from "../row-events.ts";
import { shopChangedEvent } from "../workflows/shop/announce-shop.ts";

/** Invalidates the cache, so that a change of a shop or its rating is visible at once in lists and suggestions. */
export default async function forgetSellers(): Promise<void> {
  cachedSellers.forget();
}

export const config: SubscriberConfig = {
  event: [shopChangedEvent, ...["seller.seller", "review.product-review"].flatMap(rowEvents)],
};
