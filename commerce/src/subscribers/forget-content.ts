import type { SubscriberConfig } from "@medusajs/framework";
import { forgetContent } from "../content/cached-content.ts";

/** Lets a change of a banner or a section show at once. */
export default async function forgetChangedContent(): Promise<void> {
  forgetContent();
}

export const config: SubscriberConfig = {
  event: ["banner", "section"].flatMap((model) =>
    ["created", "updated", "deleted", "restored"].map((action) => `content.${model}.${action}`),
  ),
};
