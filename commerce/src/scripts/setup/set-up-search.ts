import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "../../search/product.ts";
import { rebuildCatalogue } from "../../search/rebuild-catalogue.ts";
import { tuneIndexTables } from "../../search/tune-index-tables.ts";

/**
 * The search provider expects the text search configuration `medusa_search_<language>` and creates only the English
 * one. Ours does not stem: texts of three languages share a document and are normalised before.
 */
export async function setUpSearch(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_ts_config WHERE cfgname = 'medusa_search_simple') THEN
        CREATE TEXT SEARCH CONFIGURATION medusa_search_simple (COPY = simple);
      END IF;
    END $$`);
  await tuneIndexTables(container);
  if (!(await hasIndex(container))) await rebuildCatalogue(container);
}

/** Whether there is an index that can be read: the engine fills the first one only after the shop has started. */
async function hasIndex(container: MedusaContainer): Promise<boolean> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("SELECT 1 FROM search_index WHERE name = ? AND active_version IS NOT NULL", [PRODUCT_INDEX]);
  return rows.length > 0;
}
