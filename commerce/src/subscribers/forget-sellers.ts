import type { SubscriberConfig } from "@medusajs/framework";
import { cachedSellers } from "../catalog/cached-sellers.ts";
import { rowEvents } from "../row-events.ts";

/** Lets a change of a seller show at once in lists and suggestions. */
export default async function forgetSellers(): Promise<void> {
  cachedSellers.forget();
}

export const config: SubscriberConfig = { event: rowEvents("seller.seller") };
