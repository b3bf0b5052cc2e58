import type { MedusaContainer } from "@medusajs/framework/types";
import { importsOf } from "../workflows/product-import/import-module.ts";

/** How long rows of an import are kept. */
const DAYS = 30;

/** Ends old imports, removes their rows, and lets go on with those whose job was lost. */
export default async function sweepImports(container: MedusaContainer): Promise<void> {
  const imports = importsOf(container);
  await imports.sweep(DAYS);
  await imports.revive();
}

/** Every ten minutes; a repeat finds nothing. */
export const config = { name: "sweep-imports", schedule: { interval: 600_000 } };
