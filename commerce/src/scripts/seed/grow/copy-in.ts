import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from } from "pg-copy-streams";

/** Copies rows, formatted by `copyLine`, into a table. */
export async function copyIn(
  client: Client,
  { table, columns }: { table: string; columns: string },
  rows: Uint8Array,
): Promise<void> {
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`));
  stream.end(rows);
  await finished(stream);
}
