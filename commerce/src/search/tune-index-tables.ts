import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Changes the tables that the search provider creates for documents:
 * - Drops their trigram index, which no statement of ours uses (docs/decisions/002-read-path.md): its maintenance costs
 *   more than all other writes of a document.
 * - Stores documents uncompressed: compression, and decompression for each read, takes longer than their bytes.
 *
 * Needs the owner of the tables; a repeat changes nothing.
 */
export async function tuneIndexTables(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    DO $$ DECLARE found record; BEGIN
      FOR found IN SELECT schemaname, indexname FROM pg_indexes
        WHERE tablename IN (SELECT table_name FROM search_postgres_index) AND indexdef LIKE '%gin_trgm_ops%'
      LOOP EXECUTE format('DROP INDEX %I.%I', found.schemaname, found.indexname); END LOOP;
      FOR found IN SELECT attrelid::regclass AS documents FROM pg_attribute
        WHERE attrelid IN (SELECT to_regclass(quote_ident(table_name)) FROM search_postgres_index)
          AND attname = 'document' AND attstorage <> 'e'
      LOOP EXECUTE format('ALTER TABLE %s ALTER COLUMN document SET STORAGE EXTERNAL', found.documents); END LOOP;
    END $$`);
}
