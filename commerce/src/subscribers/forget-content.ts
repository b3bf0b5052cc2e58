import type { SubscriberConfig } from "@medusajs/framework";
import { cachedContent } from "../content/cached-content.ts";
import { rowEvents } from "../row-events.ts";

/** Invalidates the cache, so that a changed banner or section is visible at once. */
export default async function forgetContent(): Promise<void> {
  cachedContent.forget();
}

export const config: SubscriberConfig = {
  event: ["content.banner", "content.section"].flatMap(rowEvents),
};
