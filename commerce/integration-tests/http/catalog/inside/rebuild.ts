import type { MedusaContainer } from "@medusajs/framework/types";
import { rebuildCatalogue } from "../../../../src/search/rebuild-catalogue.ts";

/** Rebuilds the catalogue's documents in a new table, as an import does. */
export default async function rebuild({ container }: { container: MedusaContainer }): Promise<void> {
  await rebuildCatalogue(container);
}
