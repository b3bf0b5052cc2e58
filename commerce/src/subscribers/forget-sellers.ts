import type { SubscriberConfig } from "@medusajs/framework";
import { cachedSellers } from "../catalog/cached-sellers.ts";
import { rowEvents } from "../row-events.ts";

/** Lets a change of a seller, or of what is said of it, show at once in lists and suggestions. */
export default async function forgetSellers(): Promise<void> {
  cachedSellers.forget();
}

export const config: SubscriberConfig = {
  event: ["seller.seller", "review.product-review"].flatMap(rowEvents),
};
