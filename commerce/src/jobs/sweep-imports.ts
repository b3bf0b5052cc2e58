import type { MedusaContainer } from "@medusajs/framework/types";
import { getImports } from "../workflows/product-import/import-module.ts";

/** Retention of the rows of an import. */
const DAYS = 30;

/** Closes old imports, deletes their rows, and continues imports whose job was lost. */
export default async function sweepImports(container: MedusaContainer): Promise<void> {
  const imports = getImports(container);
  await imports.sweep(DAYS);
  await imports.revive();
}

export const config = { name: "sweep-imports", schedule: { interval: 600_000 } };
