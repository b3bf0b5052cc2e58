import type { MedusaContainer } from "@medusajs/framework/types";
import sweepImports from "../../../../src/jobs/sweep-imports.ts";

/** A round of the job that looks after old and lost imports. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepImports(container);
}
