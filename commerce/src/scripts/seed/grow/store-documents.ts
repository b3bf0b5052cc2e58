import type { Client } from "pg";
import { copyIn } from "./copy-in.ts";
import { documentColumns } from "./grown-rows.ts";
import { quoted, type SearchTable } from "./search-table.ts";

const part = (field: string, weight: string) =>
  `setweight(to_tsvector('medusa_search_simple', new.indexed->>'${field}'), '${weight}')`;

/**
 * Lets the table of the catalogue take the words of documents apart itself, as the search provider's statement does
 * (`search-postgres`, upsertDocuments), until the transaction ends or `leaveWords` is called.
 */
export async function takeWordsApart(client: Client, table: SearchTable): Promise<void> {
  await client.query(
    `create function bezak_take_words_apart() returns trigger language plpgsql as $$ begin
       new.search_vector := ${part("name", "A")} || ${part("words", "D")};
       return new;
     end $$`,
  );
  await client.query(
    `create trigger bezak_take_words_apart before insert on ${quoted(table)}
     for each row execute function bezak_take_words_apart()`,
  );
}

export async function leaveWords(client: Client): Promise<void> {
  await client.query("drop function bezak_take_words_apart cascade");
}

export function storeDocuments(client: Client, table: SearchTable, rows: Uint8Array): Promise<void> {
  return copyIn(client, { table: quoted(table), columns: documentColumns }, rows);
}

/** The provider keeps count. */
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
