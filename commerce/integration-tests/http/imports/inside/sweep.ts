import type { MedusaContainer } from "@medusajs/framework/types";
import sweepImports from "../../../../src/jobs/sweep-imports.ts";

/** Runs the sweep of old and lost imports once. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepImports(container);
}
