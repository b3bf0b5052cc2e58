import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
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
}
