import type { SubscriberConfig } from "@medusajs/framework";
import { forgetSellers } from "../catalog/cached-sellers.ts";

/** Lets a change of a seller show at once in lists and suggestions. */
export default async function forgetChangedSellers(): Promise<void> {
  forgetSellers();
}

export const config: SubscriberConfig = {
  event: ["created", "updated", "deleted", "restored"].map((action) => `seller.seller.${action}`),
};
