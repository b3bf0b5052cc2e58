import type { MedusaContainer } from "@medusajs/framework/types";
import { LOOK } from "../shared/recovery-times.ts";
import { catchUp } from "../workflows/inbox/catch-up.ts";

export default async function catchUpInbox(container: MedusaContainer): Promise<void> {
  await catchUp(container);
}

/** Milliseconds. `subscribers/notify-people.ts` notifies at once; this job finds what was lost. */
export const config = { name: "catch-up-inbox", schedule: { interval: 3 * LOOK * 1000 } };
