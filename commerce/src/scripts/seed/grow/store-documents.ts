import type { Client } from "pg";
import { copyIn } from "./copy-in.ts";
import { documentColumns } from "./grown-rows.ts";
import { quoted, type SearchTable } from "./search-table.ts";

/** Stores documents in the format of a running shop. */
export function storeDocuments(client: Client, table: SearchTable, rows: Uint8Array): Promise<void> {
  return copyIn(client, { table: quoted(table), columns: documentColumns }, rows);
}

/** Updates the search provider's count of documents. */
export async function countDocuments(
  client: Client,
  { physicalName }: SearchTable,
  count: number,
): Promise<void> {
  await client.query(
    "update search_postgres_index set document_count = document_count + $2, updated_at = now() where name = $1",
    [physicalName, count],
  );
}
