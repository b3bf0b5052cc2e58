import type { MedusaContainer } from "@medusajs/framework/types";
import {
  claimUploads,
  releaseUploads,
  type SwapUploads,
} from "../../../../src/workflows/upload/swap-uploads.ts";
import { sweepUploads } from "../../../../src/workflows/upload/sweep-uploads.ts";

/** What a room does with files that people sent, or what the hourly job does. */
export default async function act(
  container: MedusaContainer,
  args: { swap: SwapUploads } | { sweep: true },
): Promise<number> {
  if ("sweep" in args) return sweepUploads(container);
  await claimUploads(container, args.swap);
  await releaseUploads(container, args.swap);
  return 0;
}
