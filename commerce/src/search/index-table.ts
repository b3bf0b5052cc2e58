import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cacheFor } from "../cache-for.ts";
import { ShopError } from "../shop-error.ts";
import { PRODUCT_INDEX } from "./product.ts";

/** How long a table name is cached; a rebuild switches to a new table and drops the old one. */
const TRUSTED_MS = 5_000;
const UNDEFINED_TABLE = "42P01";
/** Two transactions wrote the same documents in different orders, and the database aborted one of them. */
const DEADLOCK = "40P01";
/** One statement may conflict with several such writers, because an import works in batches. */
const ATTEMPTS = 5;

const currentTable = cacheFor(TRUSTED_MS, readTable);

/**
 * Runs `read` with the quoted name of the table that holds the catalogue's documents now. Looks it up in the Search
 * Module's data every few seconds, and at once when the table is gone. Writers of many documents use one transaction
 * and are run again after a deadlock with another writer.
 */
export async function withIndexTable<T>(
  container: MedusaContainer,
  read: (table: string) => Promise<T>,
): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await read(await currentTable(container));
    } catch (error) {
      const { code } = error as { code?: string };
      if (left === 0 || (code !== UNDEFINED_TABLE && code !== DEADLOCK)) throw error;
      if (code === UNDEFINED_TABLE) currentTable.forget();
    }
  }
}

async function readTable(container: MedusaContainer): Promise<string> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `SELECT quote_ident(physical.table_name) AS table
     FROM search_index logical
     JOIN search_index_version version
       ON version.search_index_id = logical.id AND version.version = logical.active_version
     JOIN search_postgres_index physical ON physical.name = version.physical_name
     WHERE logical.name = ?`,
    [PRODUCT_INDEX],
  );
  if (!rows[0]) {
    throw new ShopError(503, "catalog_not_ready", "The catalogue has no index yet; run the migration.");
  }
  return rows[0].table;
}
