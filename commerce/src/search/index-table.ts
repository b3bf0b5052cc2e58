import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keptFor } from "../kept-for.ts";
import { ShopError } from "../shop-error.ts";
import { PRODUCT_INDEX } from "./product.ts";

/** How long a table name is trusted; a rebuild switches to a new table and drops the old one. */
const TRUSTED_MS = 5_000;
const UNDEFINED_TABLE = "42P01";

const currentTable = keptFor(TRUSTED_MS, readTable);

/**
 * Runs `read` with the quoted name of the table that holds the catalogue's documents now. Asks the Search Module's
 * bookkeeping every few seconds, and at once when the table is gone.
 */
export async function withIndexTable<T>(
  container: MedusaContainer,
  read: (table: string) => Promise<T>,
): Promise<T> {
  try {
    return await read(await currentTable(container));
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) {
      throw error;
    }
    currentTable.forget();
    return await read(await currentTable(container));
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
