import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { tuneIndexTables } from "./tune-index-tables.ts";
import { PRODUCT_INDEX } from "./product.ts";

/** Builds new catalogue documents beside the old ones and then switches over; for seeds and imports. */
export async function rebuildCatalogue(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX, strategy: "swap" });
  await tuneIndexTables(container);
}
