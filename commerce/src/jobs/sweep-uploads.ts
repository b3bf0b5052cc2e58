import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepReceived, sweepUploads } from "../workflows/upload/sweep-uploads.ts";

export default async function sweepIdleUploads(container: MedusaContainer): Promise<void> {
  await sweepUploads(container);
  await sweepReceived();
}

export const config = { name: "sweep-uploads", schedule: { interval: 3_600_000 } };
