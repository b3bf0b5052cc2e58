import type { MedusaContainer } from "@medusajs/framework/types";
import { alignAcceptTimes } from "../workflows/parcel/align-accept-times.ts";

export default async function alignAll(container: MedusaContainer): Promise<void> {
  await alignAcceptTimes(container);
}

/** Milliseconds. A payment sets the time at once; this job finds what a crash has lost. */
export const config = { name: "align-accept-times", schedule: { interval: 60_000 } };
