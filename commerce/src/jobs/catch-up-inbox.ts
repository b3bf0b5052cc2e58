import type { MedusaContainer } from "@medusajs/framework/types";
import { LOOK } from "../shared/recovery-times.ts";
import { catchUp } from "../workflows/inbox/catch-up.ts";

export default async function catchUpInbox(container: MedusaContainer): Promise<void> {
  await catchUp(container);
}

/** Milliseconds between rounds; news come at once by `subscribers/notify-people.ts`, this finds what was lost. */
export const config = { name: "catch-up-inbox", schedule: { interval: 3 * LOOK * 1000 } };
