import type { MedusaContainer } from "@medusajs/framework/types";
import {
  claimUploads,
  releaseUploads,
  type SwapUploads,
} from "../../../../src/workflows/upload/swap-uploads.ts";
import { sweepUploads } from "../../../../src/workflows/upload/sweep-uploads.ts";

/** Holds and releases uploads as their users do, or sweeps them as the hourly job does. */
export default async function act(
  container: MedusaContainer,
  args: { swap: SwapUploads } | { sweep: true },
): Promise<number> {
  if ("sweep" in args) return sweepUploads(container);
  await claimUploads(container, args.swap);
  await releaseUploads(container, args.swap);
  return 0;
}
