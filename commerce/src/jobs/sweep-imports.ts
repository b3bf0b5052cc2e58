import type { MedusaContainer } from "@medusajs/framework/types";
import { importsOf } from "../workflows/product-import/import-module.ts";

/** How long rows of an import are kept. */
const DAYS = 30;

/** Removes rows of old imports and lets go on with those whose job was lost. */
export default async function sweepImports(container: MedusaContainer): Promise<void> {
  await importsOf(container).sweep(DAYS);
}

/** Every ten minutes; a repeat finds nothing. */
export const config = { name: "sweep-imports", schedule: { interval: 600_000 } };
