import type { Pool } from "pg";

/** The table of the catalogue's documents. */
export async function indexTable(db: Pool): Promise<string> {
  const { rows } = await db.query<{ table: string }>(
    `select physical.table_name as table from search_index logical
     join search_index_version version on version.search_index_id = logical.id
       and version.version = logical.active_version
     join search_postgres_index physical on physical.name = version.physical_name where logical.name = 'product'`,
  );
  return rows[0]?.table ?? "";
}
